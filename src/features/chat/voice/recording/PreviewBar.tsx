import styled from '@emotion/styled'
import { type Ref, useEffect, useRef, useState } from 'react'
import type { PickedSound } from '#src/features/chat/delivery/uploads/pickedFile.ts'
import { formatLength } from '#src/lib/time/time.ts'
import { BarField, InputBar } from '#src/ui/controls/fields/InputBar.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { PauseIcon } from '#src/ui/icons/PauseIcon.tsx'
import { PlayIcon } from '#src/ui/icons/PlayIcon.tsx'
import { SendIcon } from '#src/ui/icons/SendIcon.tsx'
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { soundPlayer } from '../playback/player.ts'
import { usePlayback } from '../playback/usePlayback.ts'
import { WaveSlider } from '../playback/WaveSlider.tsx'

const PREVIEW_KEY = 'preview'

/**
 * The stop button is in the place of this bar's send button: the second tap of a double tap must not send.
 */
const SECOND_TAP_MS = 500

interface PreviewBarProps {
  sound: PickedSound
  onDelete: () => void
  /** False when it was not taken. */
  onSend: () => Promise<boolean>
  /** What taking it is called where it is not sent at once. */
  doneLabel?: string | undefined
  play?: Ref<HTMLButtonElement>
}

/** Plays the recording before it is sent or deleted. */
export function PreviewBar({ sound, onDelete, onSend, doneLabel, play }: PreviewBarProps) {
  const { state, positionMs } = usePlayback(PREVIEW_KEY)
  const send = useSendOnce(onSend)
  const isPlaying = state === 'playing' || state === 'loading'
  const length = Math.round(sound.durationMs / 1000)
  const position = Math.floor(positionMs / 1000)

  useEffect(() => () => soundPlayer.forget(PREVIEW_KEY), [sound])

  return (
    <InputBar
      start={<IconButton label="삭제" icon={<TrashIcon />} onClick={onDelete} />}
      end={
        <IconButton
          kind="red"
          label={doneLabel ?? '보내기'}
          icon={doneLabel === undefined ? <SendIcon /> : <CheckIcon />}
          aria-busy={send.isSending || undefined}
          onClick={send.once}
        />
      }
    >
      <Field as="div" role="group" aria-label={`녹음한 음성 ${formatLength(length)}`}>
        <IconButton
          ref={play}
          label={isPlaying ? '일시정지' : '재생'}
          icon={isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
          onClick={() => soundPlayer.toggle(PREVIEW_KEY, { source: sound.file, by: '' })}
        />
        <WaveSlider
          levels={sound.peaks}
          positionSeconds={positionMs / 1000}
          lengthSeconds={sound.durationMs / 1000}
          valueText={`${formatLength(position)} / ${formatLength(length)}`}
          onSeek={(seconds) => soundPlayer.seek(PREVIEW_KEY, seconds * 1000)}
          low
        />
        <time>{formatLength(state === 'idle' ? length : Math.max(0, length - position))}</time>
      </Field>
    </InputBar>
  )
}

function useSendOnce(onSend: () => Promise<boolean>) {
  const [isSending, setSending] = useState(false)
  const [shownAtMs] = useState(() => performance.now())
  const busy = useRef(false)

  async function once() {
    if (busy.current || performance.now() - shownAtMs < SECOND_TAP_MS) return
    busy.current = true
    setSending(true)
    // taken: the bar unmounts
    if (await onSend()) return
    busy.current = false
    setSending(false)
  }
  return { isSending, once: () => void once() }
}

const Field = styled(BarField)`
  gap: 6px;
  padding: 0 14px 0 2px;
  &:focus-within {
    box-shadow: none;
  }
  time {
    ${theme.type.micro}
    ${theme.type.numbers}
  }
`
