import { useDispatch } from 'react-redux'
import { useObjectUrl } from '#src/lib/pictures/objectUrl.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { PhotoPicker } from '#src/ui/media/PhotoPicker.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { PICTURE_FAILED_TEXT } from './saveFailure.ts'

interface PhotoFieldProps {
  memberId: number
  /** The picture that the server has and will keep. */
  src: string | null
  /** The chosen picture, not sent yet. */
  picture: Blob | null
  onPicked: (picture: Blob) => void
  onRemove: () => void
  disabled: boolean
  /** 0 to 1; null when no picture is being uploaded. */
  progress: number | null
}

/** The profile picture. A chosen one is shown at once and sent with the form; so is its removal. */
export function PhotoField(props: PhotoFieldProps) {
  const { memberId, src, picture, onPicked, onRemove, disabled, progress } = props
  const dispatch = useDispatch()
  const preview = useObjectUrl(picture)
  return (
    <PhotoPicker
      title="사진 바꾸기"
      label="사진 바꾸기"
      onPicked={onPicked}
      onRemove={picture !== null || src !== null ? onRemove : undefined}
      onUnreadable={() => dispatch(toastShown({ text: PICTURE_FAILED_TEXT, tone: 'error' }))}
      disabled={disabled}
      progress={progress}
    >
      <Avatar memberId={memberId} src={preview ?? src} size={104} />
    </PhotoPicker>
  )
}
