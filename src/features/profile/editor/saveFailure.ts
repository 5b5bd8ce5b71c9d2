import { isRefusedWith, type ApiError } from '#src/api/apiError.ts'
import { unansweredText } from '#src/api/failureText.ts'
import type { ProfileErrors } from './profileDraft.ts'

/** docs/product/profile.md "Editor texts". */
const FAILED_TEXT = '프로필 업데이트에 실패했습니다.'
export const PICTURE_FAILED_TEXT = '이미지 업로드에 실패했습니다.'

/** Too large, or of a wrong type. Only a picture is refused with these. */
const PICTURE_REFUSED = [413, 415]

/** The errors of single fields in a refusal of PR2; null when it names none. */
export function fieldErrorsOf(error: ApiError): ProfileErrors | null {
  if (error.kind !== 'refused') return null
  if (isRefusedWith(error, 'MEMBER4009')) return { nickname: error.message }
  const { nickname, age, gender, bio } = error.fields ?? {}
  return nickname || age || gender || bio ? { nickname, age, gender, bio } : null
}

/** The text for all other failures of PR2. */
export function saveFailureText(error: ApiError, hasPicture: boolean): string {
  const isOfPicture = hasPicture && 'status' in error && PICTURE_REFUSED.includes(error.status)
  return isOfPicture ? PICTURE_FAILED_TEXT : (unansweredText(error) ?? FAILED_TEXT)
}
