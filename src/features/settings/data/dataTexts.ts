import type { DataExport } from '#contract/http/auth/dataExport.ts'
import { formatClock, formatShortDate } from '#src/lib/time/time.ts'

/** The parts in the order of `EXPORT_PARTS`, as the file is being made. */
export const PART_TEXTS = [
  '프로필과 연주 정보를 담는 중',
  '저장한 곡과 폴더를 담는 중',
  '채팅과 음성을 담는 중',
  '밴드와 지원 기록을 담는 중',
] as const

export const ASK_FAILED_TEXT = '파일 만들기를 시작하지 못했습니다. 잠시 후 다시 시도해 주세요.'
export const MAKE_FAILED_TEXT = '파일을 만들지 못했어요. 다시 시도해 주세요.'
export const CANCEL_FAILED_TEXT = '그만두지 못했습니다. 잠시 후 다시 시도해 주세요.'
export const DOWNLOAD_FAILED_TEXT = '파일을 내려받지 못했습니다. 잠시 후 다시 시도해 주세요.'

/** What is being done, and how far it is: half of a part counts while it is being made. */
export function progressOf({ state, partsDone }: Pick<DataExport, 'state' | 'partsDone'>) {
  if (state === 'WAITING') return { title: '차례를 기다리는 중', help: '곧 시작해요', percent: 0 }
  const nth = Math.min(partsDone, PART_TEXTS.length - 1)
  return {
    title: PART_TEXTS[nth]!,
    help: `${PART_TEXTS.length}가지 중 ${nth + 1}번째`,
    percent: Math.floor(((nth + 0.5) / PART_TEXTS.length) * 100),
  }
}

const KB = 1024
const MB = 1024 * KB

/** `48.2MB`; below a megabyte `812KB`. */
export const sizeInWords = (bytes: number): string =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / KB))}KB` : `${(bytes / MB).toFixed(1)}MB`

/** `7월 8일 오후 8:40`. */
export const momentInWords = (at: number, now: number): string =>
  `${formatShortDate(at, now)} ${formatClock(at)}`
