import { css } from '@emotion/react'
import { PauseIcon } from './icons/PauseIcon.tsx'
import { PlayIcon } from './icons/PlayIcon.tsx'
import { theme } from './theme.ts'
import { Waveform } from './Waveform.tsx'

const { color, type } = theme

interface AudioBubbleProps {
  mine: boolean
  playing: boolean
  /** 0 to 1. */
  played: number
  /** `0:48`: what is left while playing, the whole otherwise. */
  duration: string
  /** 22 heights between 0 and 1. */
  levels: readonly number[]
  onToggle: () => void
}

/** A voice message; put it into a ChatBubble with `bare`. */
export function AudioBubble({ mine, playing, played, duration, levels, onToggle }: AudioBubbleProps) {
  return (
    <div css={audioCss} data-mine={mine}>
      <button type="button" aria-label={playing ? '일시정지' : '재생'} onClick={onToggle}>
        {playing ? <PauseIcon size={22} /> : <PlayIcon size={22} />}
      </button>
      <Waveform levels={levels} played={played} />
      <time>{duration}</time>
    </div>
  )
}

const audioCss = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 236px;
  max-width: 100%;
  padding: 10px 14px 10px 10px;
  border-radius: 18px;
  background: ${color.s2};
  &[data-mine='true'] {
    background: ${color.redDeep};
  }
  button {
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
  button:active {
    background: ${color.paperPress};
  }
  time {
    ${type.micro}
    ${type.numbers}
    color: ${color.t1};
  }
`
