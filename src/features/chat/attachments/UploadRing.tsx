import { css } from '@emotion/react'
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx'
import { theme } from '#src/ui/theme.ts'

interface UploadRingProps {
  /** The upload's name for screen readers: `사진 올리는 중`. */
  label: string
  /** 0 to 1; undefined while it waits for its turn. */
  share?: number
  onCancel: () => void
}

const SIDE_PX = 44
const STROKE_PX = 3
const RADIUS_PX = (SIDE_PX - STROKE_PX) / 2

/** The progress of an upload, around its cancel button. */
export function UploadRing({ label, share, onCancel }: UploadRingProps) {
  const percent = share === undefined ? null : Math.round(Math.min(Math.max(share, 0), 1) * 100)
  return (
    <span css={ringCss}>
      {percent !== null && (
        <span
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <svg viewBox={`0 0 ${SIDE_PX} ${SIDE_PX}`} aria-hidden="true">
            {/* pathLength 100 makes the dash a percentage, whatever the radius */}
            <circle
              cx={SIDE_PX / 2}
              cy={SIDE_PX / 2}
              r={RADIUS_PX}
              pathLength={100}
              strokeDasharray={`${percent} 100`}
            />
          </svg>
        </span>
      )}
      <button type="button" aria-label="보내기 취소" onClick={onCancel}>
        <CloseIcon size={20} />
      </button>
    </span>
  )
}

const ringCss = css`
  position: relative;
  flex: none;
  display: block;
  width: ${SIDE_PX}px;
  height: ${SIDE_PX}px;
  border-radius: 50%;
  background: ${theme.color.glassDark};
  color: ${theme.color.t1};
  svg {
    position: absolute;
    inset: 0;
    rotate: -90deg;
    fill: none;
    stroke: currentColor;
    stroke-width: ${STROKE_PX}px;
  }
  button {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    width: 100%;
    height: 100%;
    border-radius: inherit;
  }
  button svg {
    position: static;
    rotate: none;
    stroke-width: 2px;
  }
`
