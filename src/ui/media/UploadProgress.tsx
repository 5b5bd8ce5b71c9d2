import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { ProgressBar } from './ProgressBar.tsx'

interface UploadProgressProps {
  /** 0 to 1 while a picture travels; null: none does. */
  progress: number | null
  className?: string
}

/** Read aloud no oftener than this: whoever listens wants to hear other things too. */
const SAID_EVERY_PERCENT = 25

/** How far a picture is on its way. */
export function UploadProgress({ progress, className }: UploadProgressProps) {
  const percent = progress === null ? null : Math.round(progress * 100)
  return (
    <>
      {percent !== null && (
        <div className={className}>
          <ProgressBar percent={percent} label="사진 업로드" />
        </div>
      )}
      <VisuallyHidden role="status">
        {percent !== null && `사진 올리는 중 ${percent - (percent % SAID_EVERY_PERCENT)}%`}
      </VisuallyHidden>
    </>
  )
}
