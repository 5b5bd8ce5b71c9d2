import styled from '@emotion/styled'
import { type ReactNode, useEffect } from 'react'
import { formatLength } from '#src/lib/time/time.ts'
import { Spinner } from '#src/ui/controls/Spinner.tsx'
import { PauseIcon } from '#src/ui/icons/PauseIcon.tsx'
import { PlayIcon } from '#src/ui/icons/PlayIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { type PlayedSound, soundPlayer } from './player.ts'
import { usePlayback } from './usePlayback.ts'
import { Waveform } from './Waveform.tsx'

const { color, type } = theme

interface SoundClipProps {
  /** Identifies the sound for the player. */
  clipKey: string
  /** Whose playing it is, such as `sol 연주`. */
  name: string
  sound: PlayedSound
  /** Null when unknown. */
  durationMs: number | null
  /** Empty when not measured. */
  peaks: readonly number[]
  /** A button after the clip. */
  end?: ReactNode
}

const UNKNOWN_PEAKS: readonly number[] = Array<number>(22).fill(0.3)

/** A sound outside of a conversation: one button that plays and pauses it. */
export function SoundClip({ clipKey, name, sound, durationMs, peaks, end }: SoundClipProps) {
  const { state, positionMs, durationMs: playedMs } = usePlayback(clipKey)
  const isPlaying = state === 'playing' || state === 'loading'
  const lengthMs = durationMs ?? playedMs
  const length = lengthMs === null ? null : formatLength(Math.round(lengthMs / 1000))
  useEffect(() => () => soundPlayer.forget(clipKey), [clipKey])
  return (
    <Clip>
      <button
        type="button"
        aria-label={`${name} ${isPlaying ? '멈춤' : '듣기'}${length === null ? '' : `, ${length}`}`}
        aria-busy={state === 'loading' || undefined}
        onClick={() => soundPlayer.toggle(clipKey, sound)}
      >
        <Sign>{signOf(state)}</Sign>
        {state === 'failed' ? (
          <span role="alert">재생하지 못했습니다. 다시 눌러 주세요.</span>
        ) : (
          <Waveform
            levels={peaks.length > 0 ? peaks : UNKNOWN_PEAKS}
            played={lengthMs ? positionMs / lengthMs : 0}
            low
          />
        )}
        {length !== null && <time>{length}</time>}
      </button>
      {end}
    </Clip>
  )
}

function signOf(state: ReturnType<typeof usePlayback>['state']) {
  if (state === 'loading') return <Spinner size={18} />
  return state === 'playing' ? <PauseIcon size={18} /> : <PlayIcon size={18} />
}

const Clip = styled.div`
  display: flex;
  align-items: center;
  max-width: 100%;
  border-radius: 22px;
  background: ${color.s2};
  > button:first-of-type {
    flex: 1;
    min-width: 0;
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 12px 0 4px;
    border-radius: inherit;
    text-align: left;
  }
  > button:first-of-type:active {
    background: ${color.s3};
  }
  [role='alert'],
  time {
    ${type.micro}
    ${type.numbers}
    color: ${color.t2};
  }
  [role='alert'] {
    flex: 1;
  }
`

const Sign = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: ${color.paper};
  color: ${color.ink};
`
