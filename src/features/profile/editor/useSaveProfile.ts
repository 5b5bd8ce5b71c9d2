import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { asApiError, isRefusedWith, type ApiError } from '#src/api/apiError.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useChangeProfileMutation, type ProfileSaved } from '../profileApi.ts'
import type { FieldErrors } from './profileDraft.ts'

/** docs/product/profile.md "Editor texts". */
const FAILED_TEXT = '프로필 업데이트에 실패했습니다.'
export const PICTURE_FAILED_TEXT = '이미지 업로드에 실패했습니다.'

/** Too large, or of a wrong kind: only a picture can be that. */
const PICTURE_REFUSED = [413, 415]

export type SaveOutcome = 'saved' | 'failed' | { fields: FieldErrors }

/** What the server says about fields is said at the fields; everything else in one toast. */
function fieldsOf(error: ApiError): FieldErrors | null {
  if (error.kind !== 'refused') return null
  if (isRefusedWith(error, 'MEMBER4009')) return { nickname: error.message }
  const { nickname, age, gender, bio } = error.fields ?? {}
  return nickname || age || gender || bio ? { nickname, age, gender, bio } : null
}

/** PR2, once at a time: a second tap while it is on its way is nothing. */
export function useSaveProfile() {
  const dispatch = useDispatch()
  const [changeProfile] = useChangeProfileMutation()
  const isBusy = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  /** 0 to 1; null: no picture is on its way. */
  const [progress, setProgress] = useState<number | null>(null)

  async function save({ change, picture }: Omit<ProfileSaved, 'onProgress'>): Promise<SaveOutcome> {
    if (isBusy.current) return 'failed'
    isBusy.current = true
    setIsSaving(true)
    setProgress(picture ? 0 : null)
    const { error } = await changeProfile({ change, picture, onProgress: setProgress })
    isBusy.current = false
    setIsSaving(false)
    setProgress(null)
    if (!error) return 'saved'

    const refusal = asApiError(error)
    const fields = fieldsOf(refusal)
    if (fields) return { fields }
    const isOfPicture = picture && 'status' in refusal && PICTURE_REFUSED.includes(refusal.status)
    dispatch(toastShown({ text: isOfPicture ? PICTURE_FAILED_TEXT : FAILED_TEXT, tone: 'error' }))
    return 'failed'
  }

  return { save, isSaving, progress }
}
