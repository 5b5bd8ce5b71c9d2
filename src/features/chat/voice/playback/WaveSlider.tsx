import { css } from '@emotion/react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { theme } from '#src/ui/theme.ts'
import { Waveform } from './Waveform.tsx'

interface WaveSliderProps {
  /** Heights between 0 and 1. */
  levels: readonly number[]
  positionSeconds: number
  /** Null while unknown; seeking is then disabled. */
  lengthSeconds: number | null
  /** `0:07 / 0:21` */
  valueText: string
  onSeek: (seconds: number) => void
  /** The low variant for the bar under a thread. */
  low?: boolean
}

const STEP_SECONDS = 1
const PAGE_SECONDS = 5

/** The waveform of a sound as a slider: tap, drag, arrow keys, Page Up and Page Down, Home and End. */
export function WaveSlider({
  levels,
  positionSeconds,
  lengthSeconds,
  valueText,
  onSeek,
  low,
}: WaveSliderProps) {
  // during a drag playback continues; it seeks when the finger is lifted
  const [dragged, setDragged] = useState<number | null>(null)
  const length = lengthSeconds ?? 0
  const shown = dragged ?? positionSeconds

  const at = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return length * Math.min(1, Math.max(0, (clientX - left) / Math.max(1, width)))
  }

  function handleKey(event: KeyboardEvent) {
    const target = keyTarget(event.key, positionSeconds, length)
    if (target === null) return
    event.preventDefault()
    onSeek(Math.min(length, Math.max(0, target)))
  }

  return (
    <div
      css={sliderCss}
      role="slider"
      tabIndex={0}
      aria-label="재생 위치"
      aria-valuemin={0}
      aria-valuemax={Math.round(length)}
      aria-valuenow={Math.min(Math.round(length), Math.floor(shown))}
      aria-valuetext={valueText}
      aria-disabled={lengthSeconds === null || undefined}
      onKeyDown={handleKey}
      onPointerDown={(event) => {
        if (lengthSeconds === null || !event.isPrimary || event.button !== 0) return
        // a long press on the message is another gesture
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(at(event))
      }}
      onPointerMove={(event) => {
        if (dragged !== null) setDragged(at(event))
      }}
      onPointerUp={(event) => {
        if (dragged === null) return
        setDragged(null)
        onSeek(at(event))
      }}
      // the gesture has become a scroll
      onPointerCancel={() => setDragged(null)}
    >
      <Waveform levels={levels} played={length > 0 ? shown / length : 0} low={low} />
    </div>
  )
}

function keyTarget(key: string, position: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return position + STEP_SECONDS
    case 'ArrowLeft':
    case 'ArrowDown':
      return position - STEP_SECONDS
    case 'PageUp':
      return position + PAGE_SECONDS
    case 'PageDown':
      return position - PAGE_SECONDS
    case 'Home':
      return 0
    case 'End':
      return length
    default:
      return null
  }
}

const sliderCss = css`
  flex: 1;
  display: flex;
  align-items: center;
  min-width: 0;
  height: 44px;
  border-radius: ${theme.radius.xs}px;
  cursor: pointer;
  touch-action: pan-y;
  -webkit-user-select: none;
  user-select: none;
  -webkit-touch-callout: none;
  &[aria-disabled] {
    cursor: default;
  }
`
