import styled from '@emotion/styled'
import { useDispatch } from 'react-redux'
import { toDataUrl } from '#src/lib/pictures/dataUrl.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Spinner } from '#src/ui/controls/Spinner.tsx'
import { CameraIcon } from '#src/ui/icons/CameraIcon.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { PicturePicker } from '#src/ui/media/PicturePicker.tsx'
import { UploadProgress } from '#src/ui/media/UploadProgress.tsx'
import { theme } from '#src/ui/theme.ts'
import { pictureChosen } from '../bandPictureSlice.ts'
import { PICTURE_FAILED_TEXT } from '../saveFailure.ts'

interface CoverFieldProps {
  /** Seed of the drawing shown until there is a picture. */
  seed: string
  /** The chosen picture, or the one that the server has. */
  src: string | null
  /** 0 to 1; null when no picture is being uploaded. */
  progress: number | null
  onChosen: () => void
}

/** The picture of the band. A chosen one is shown at once and sent with the form. */
export function CoverField({ seed, src, progress, onChosen }: CoverFieldProps) {
  const dispatch = useDispatch()
  const keep = async (picture: Blob) => {
    onChosen()
    dispatch(pictureChosen(await toDataUrl(picture)))
  }
  return (
    <Place>
      <PicturePicker
        title="대표 이미지"
        onPicked={(picture) => void keep(picture)}
        onUnreadable={() => dispatch(toastShown({ text: PICTURE_FAILED_TEXT, tone: 'error' }))}
      >
        {(open, isReading) => (
          <Opener
            type="button"
            aria-label="대표 이미지 고르기"
            aria-busy={isReading || undefined}
            onClick={open}
          >
            <Art seed={seed} src={src} size="hero" eager />
            <Word>
              {isReading ? <Spinner /> : <CameraIcon size={20} />}
              대표 이미지
            </Word>
          </Opener>
        )}
      </PicturePicker>
      <Progress progress={progress} />
    </Place>
  )
}

const Place = styled.div`
  position: relative;
  padding: 8px var(--gutter) 28px;
`

const Opener = styled.button`
  position: relative;
  display: block;
  width: 100%;
  border-radius: ${theme.radius.l}px;
`

const Art = styled(Cover)`
  height: 200px;
`

const Word = styled.span`
  position: absolute;
  right: 12px;
  bottom: 12px;
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 40px;
  padding: 0 14px 0 12px;
  border-radius: ${theme.radius.full}px;
  background: ${theme.color.glass};
  ${theme.type.label}
`

const Progress = styled(UploadProgress)`
  position: absolute;
  left: var(--gutter);
  right: var(--gutter);
  bottom: 6px;
`
