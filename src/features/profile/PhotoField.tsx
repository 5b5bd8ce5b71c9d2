import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { CameraIcon } from '#src/ui/icons/CameraIcon.tsx'
import { PicturePicker } from '#src/ui/PicturePicker.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { theme } from '#src/ui/theme.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { PICTURE_FAILED_TEXT } from './useSaveProfile.ts'

interface PhotoFieldProps {
  memberId: number
  /** What the server has. */
  src: string | null
  /** Chosen, not sent yet. */
  picture: Blob | null
  onPicked: (picture: Blob) => void
  disabled: boolean
  /** 0 to 1 while it travels; null: it does not. */
  progress: number | null
}

/** Read aloud no oftener than this: whoever listens wants to hear other things too. */
const SAID_EVERY_PERCENT = 25

/** Shown as soon as it is chosen, sent with the rest. */
export function PhotoField({ memberId, src, picture, onPicked, disabled, progress }: PhotoFieldProps) {
  const dispatch = useDispatch()
  const preview = useObjectUrl(picture)
  const percent = progress === null ? null : Math.round(progress * 100)
  return (
    <Place>
      <PicturePicker
        title="사진 바꾸기"
        round
        onPicked={onPicked}
        onUnreadable={() => dispatch(toastShown({ text: PICTURE_FAILED_TEXT, tone: 'error' }))}
      >
        {(open, isReading) => (
          <Photo
            type="button"
            aria-label="사진 바꾸기"
            aria-busy={isReading || undefined}
            disabled={disabled}
            onClick={open}
          >
            <Avatar memberId={memberId} src={preview ?? src} size={104} />
            <Lens>{isReading ? <Spinner /> : <CameraIcon size={20} />}</Lens>
          </Photo>
        )}
      </PicturePicker>
      {percent !== null && (
        <Progress>
          <ProgressBar percent={percent} label="사진 업로드" />
        </Progress>
      )}
      <VisuallyHidden role="status">
        {percent !== null && `사진 올리는 중 ${percent - (percent % SAID_EVERY_PERCENT)}%`}
      </VisuallyHidden>
    </Place>
  )
}

/** An address for what is only in memory, as long as it is shown. */
function useObjectUrl(blob: Blob | null): string | null {
  const [shown, setShown] = useState<{ blob: Blob; url: string } | null>(null)
  useEffect(() => {
    if (!blob) return
    const url = URL.createObjectURL(blob)
    setShown({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return shown && shown.blob === blob ? shown.url : null
}

const Place = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 24px 0 20px;
`

const Photo = styled.button`
  position: relative;
  border-radius: 50%;
`

const Lens = styled.span`
  position: absolute;
  right: -4px;
  bottom: -4px;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  box-shadow: 0 0 0 4px ${theme.color.bg};
`

const Progress = styled.div`
  position: absolute;
  bottom: 0;
  width: 160px;
`
