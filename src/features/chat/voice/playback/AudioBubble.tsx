import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { formatLength } from '#src/lib/time/time.ts'
import { Spinner } from '#src/ui/controls/Spinner.tsx'
import { PauseIcon } from '#src/ui/icons/PauseIcon.tsx'
import { PlayIcon } from '#src/ui/icons/PlayIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { audioGroundCss } from './AudioBubble.styles.ts'
import { WaveSlider } from './WaveSlider.tsx'

const { color, type } = theme

interface AudioBubbleProps {
  mine: boolean
  /**
   * `idle`: not in use; the other states are those of the sound last tapped. `loading`: playback starts in a
   * moment.
   */
  state: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'
  positionMs: number
  /** Null when unknown. */
  durationMs: number | null
  /** 22 heights between 0 and 1. */
  levels: readonly number[]
  /** Absent while nothing can be played. */
  onToggle?: () => void
  onSeek: (positionMs: number) => void
  /** The playback rate; shown once the sound was tapped. */
  rate: number
  onRate: () => void
  /** Not sent yet. */
  dimmed?: boolean
  /** Shown in place of the time: the upload progress. */
  end?: ReactNode
}

/** A voice message for a ChatBubble with `bare`. It has the same size in every state. */
export function AudioBubble(props: AudioBubbleProps) {
  const { mine, state, levels, positionMs, durationMs, onToggle, onSeek, rate } = props
  const isPlaying = state === 'playing' || state === 'loading'
  const length = durationMs === null ? null : Math.round(durationMs / 1000)
  const position = Math.floor(positionMs / 1000)
  return (
    <div
      css={audioCss}
      role="group"
      aria-label={length === null ? '음성 메시지' : `음성 메시지 ${formatLength(length)}`}
      data-mine={mine}
      data-dimmed={props.dimmed}
    >
      <button
        type="button"
        className="play"
        aria-label={isPlaying ? '일시정지' : '재생'}
        aria-busy={state === 'loading' || undefined}
        disabled={!onToggle}
        onClick={onToggle}
      >
        {playSign(state)}
      </button>
      {state === 'failed' ? (
        <p role="alert">재생하지 못했습니다. 다시 눌러 주세요.</p>
      ) : (
        <WaveSlider
          levels={levels}
          positionSeconds={positionMs / 1000}
          lengthSeconds={durationMs === null ? null : durationMs / 1000}
          valueText={`${formatLength(position)} / ${formatLength(length ?? 0)}`}
          onSeek={(seconds) => onSeek(seconds * 1000)}
        />
      )}
      {props.end ?? (
        <span className="end">
          {length !== null && (
            <time>{formatLength(state === 'idle' ? length : leftOf(length, position))}</time>
          )}
          {state !== 'idle' && state !== 'failed' && (
            <button type="button" aria-label={`재생 속도 ${rate}×`} onClick={props.onRate}>
              {rate}×
            </button>
          )}
        </span>
      )}
    </div>
  )
}

function playSign(state: AudioBubbleProps['state']) {
  if (state === 'loading') return <Spinner size={22} />
  return state === 'playing' ? <PauseIcon size={22} /> : <PlayIcon size={22} />
}

const leftOf = (length: number, position: number) => Math.max(0, length - position)

const audioCss = css`
  ${audioGroundCss}
  gap: 10px;
  padding: 10px 14px 10px 10px;
  .play {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: ${color.paper};
    color: ${color.ink};
  }
  .play:active {
    background: ${color.paperPress};
  }
  .play:disabled,
  &[data-dimmed='true'] [role='slider'] {
    opacity: 0.6;
  }
  p {
    flex: 1;
    min-width: 0;
    ${type.micro}
    white-space: normal;
  }
  .end {
    flex: none;
    display: flex;
    flex-direction: column;
    align-items: flex-end;
    justify-content: center;
    gap: 2px;
    /* the same width with and without the rate */
    width: 32px;
    ${type.micro}
    ${type.numbers}
  }
  /* small, but 44 px to touch */
  .end button {
    position: relative;
    width: 100%;
    padding: 1px 0;
    border-radius: ${theme.radius.full}px;
    background: ${color.glass};
    font: inherit;
    text-align: center;
  }
  .end button::after {
    content: '';
    position: absolute;
    inset: -13px -6px;
  }
`
