import { formatAgo } from '#src/lib/time/time.ts'

/** Drawing 62. */
export const OFFLINE_STRIP_TEXT = '연결이 끊겼어요'

/** 12분 전에 받은 내용이에요; 어제 takes no particle. */
export function receivedText(receivedAt: number, now: number): string {
  const ago = formatAgo(receivedAt, now)
  return `${ago}${ago === '어제' ? '' : '에'} 받은 내용이에요`
}
