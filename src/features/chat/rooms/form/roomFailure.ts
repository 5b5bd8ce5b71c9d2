import { type ApiError, isUnanswered } from '#src/api/apiError.ts'
import { failureText, OFFLINE_TEXT } from '#src/api/failureText.ts'

export const PICTURE_UNREADABLE_TEXT = '사진을 읽을 수 없습니다. 다른 사진을 골라 주세요.'

/** Texts for refused pictures that say what to do. */
const PICTURE_TEXTS: Readonly<Record<number, string>> = {
  413: '사진이 너무 큽니다. 더 작은 사진으로 다시 시도해 주세요.',
  415: PICTURE_UNREADABLE_TEXT,
}

/** Why a group was not created or changed; `fallback` when the cause is unknown. */
export function roomFailureText(error: ApiError, fallback: string): string {
  if (isUnanswered(error)) return OFFLINE_TEXT
  if (error.kind === 'broken') return fallback
  const ofName = error.kind === 'refused' ? error.fields?.['roomName'] : undefined
  const ofPicture = 'status' in error ? PICTURE_TEXTS[error.status] : undefined
  return ofName ?? ofPicture ?? failureText(error, fallback)
}

/** Picked friends who no longer are: they have withdrawn, or the friendship has ended. */
export const goneText = (count: number) => `더 이상 친구가 아닌 ${count}명을 뺐습니다.`
