import { type ApiError, isRefusedWith } from '#src/api/apiError.ts'
import { OFFLINE_TEXT, TOO_MANY_TEXT } from '#src/api/failureText.ts'

/** docs/product/recruitments.md "Band form texts". */
export const NOT_ALLOWED_TEXT = '권한이 없습니다.'
/** docs/product/recruitments.md "Band form texts". */
export const PICTURE_FAILED_TEXT = '이미지 업로드에 실패했습니다.'

const FAILED_TEXT = '밴드를 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.'
const GONE_TEXT = '밴드가 이미 삭제되어 저장하지 못했습니다.'
const MUSIC_TEXT = '고른 곡이나 아티스트를 찾을 수 없습니다. 다시 골라 주세요.'
const DAY_TEXT = '입력한 내용을 저장할 수 없습니다. 마감일과 링크를 확인해 주세요.'
const MAYBE_MADE_TEXT = '응답을 받지 못했습니다. JOIN 목록에 밴드가 있는지 확인한 뒤 다시 시도해 주세요.'

interface Attempt {
  /** A new band, not a change. */
  isNew: boolean
  hasPicture: boolean
}

/** The text to show when a band could not be saved (RC1, RC2). */
export function whySaveFailed(error: ApiError, { isNew, hasPicture }: Attempt): string {
  // the band may exist, so that another try could create a second one
  if (error.kind === 'timeout' && isNew) return MAYBE_MADE_TEXT
  if (error.kind === 'offline' || error.kind === 'timeout') return OFFLINE_TEXT
  if (hasPicture && (error.status === 413 || error.status === 415))
    return `${PICTURE_FAILED_TEXT} 다른 사진으로 다시 시도해 주세요.`
  if (isRefusedWith(error, 'SPOTIFY4004')) return MUSIC_TEXT
  if (isRefusedWith(error, 'BAND4004')) return GONE_TEXT
  if (isRefusedWith(error, 'COMMON400')) return DAY_TEXT
  if (error.status === 403) return NOT_ALLOWED_TEXT
  return error.status === 429 ? TOO_MANY_TEXT : FAILED_TEXT
}
