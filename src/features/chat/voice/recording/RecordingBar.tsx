import type { Ref } from 'react'
import { formatLength } from '#src/lib/time/time.ts'
import { InputBar } from '#src/ui/controls/fields/InputBar.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { StopIcon } from '#src/ui/icons/StopIcon.tsx'
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx'
import { RecordingBox } from './RecordingBox.tsx'

/** As many bars as fit the field. */
const LEVELS_DRAWN = 31
const NO_LEVELS: readonly number[] = Array<number>(LEVELS_DRAWN).fill(0)

interface RecordingBarProps {
  /** Null while the microphone is being requested. */
  elapsedMs: number | null
  /** Since the start of the recording; 0 to 1. */
  levels?: readonly number[]
  onCancel: () => void
  onStop?: () => void
  stop?: Ref<HTMLButtonElement>
}

/** Replaces the input bar while recording. */
export function RecordingBar({ elapsedMs, levels = [], onCancel, onStop, stop }: RecordingBarProps) {
  return (
    <InputBar
      start={<IconButton label="녹음 취소" icon={<TrashIcon />} onClick={onCancel} />}
      end={
        <IconButton
          ref={stop}
          kind="red"
          label="녹음 끝내기"
          icon={<StopIcon />}
          disabled={elapsedMs === null}
          onClick={onStop}
        />
      }
    >
      <RecordingBox
        elapsed={formatLength(Math.floor((elapsedMs ?? 0) / 1000))}
        levels={[...NO_LEVELS, ...levels].slice(-LEVELS_DRAWN)}
        waiting={elapsedMs === null}
      />
    </InputBar>
  )
}
