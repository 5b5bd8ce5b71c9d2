import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { ProgressBar } from './ProgressBar.tsx'

interface UploadProgressProps {
  /** The uploaded fraction, 0 to 1; null when there is no upload. */
  progress: number | null
  className?: string
}

/** Announced at most every 25 %, so that other announcements can be heard. */
const SAID_EVERY_PERCENT = 25

/** The progress of a picture's upload. */
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
