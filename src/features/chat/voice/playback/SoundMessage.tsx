import { useDispatch } from 'react-redux'
import { PEAKS_DRAWN } from '#contract/limits.ts'
import { askFreshUrl } from '#src/features/chat/attachments/askFreshUrl.ts'
import { useFreshUrl } from '#src/features/chat/attachments/freshUrl.ts'
import { useRoomFiles } from '#src/features/chat/attachments/roomFiles.ts'
import { UploadRing } from '#src/features/chat/attachments/UploadRing.tsx'
import type { WithChatApi } from '#src/features/chat/chatApi.ts'
import type { ChatDispatch } from '#src/features/chat/chatListening.ts'
import { useOutboxFile } from '#src/features/chat/delivery/uploads/useOutboxFile.ts'
import type { MessageRow, RowSound } from '#src/features/chat/rows/chatRows.ts'
import { calledBackBy } from '#src/features/chat/rows/rowAttachment.ts'
import { AudioBubble } from './AudioBubble.tsx'
import { type PlayedSound, soundPlayer } from './player.ts'
import { usePlayback } from './usePlayback.ts'

export interface SoundMessageProps {
  row: MessageRow
  sound: RowSound
  /** Cancels an upload. */
  onCancel: (clientMessageId: string) => void
}

/** The bars of a sound without measured peaks. */
const UNKNOWN_PEAKS: readonly number[] = Array<number>(PEAKS_DRAWN).fill(0.3)

/**
 * A voice message in its bubble. A sound sent from this phone is played from memory until the server has it.
 * Afterwards, like the sounds of others, it is downloaded when it is played.
 */
export function SoundMessage({ row, sound, onCancel }: SoundMessageProps) {
  const { key, state, uploaded } = row
  const playback = usePlayback(key)
  const played = usePlayedSound(row, sound)
  const calledBack = calledBackBy(row)

  return (
    <AudioBubble
      mine={row.mine}
      state={playback.state}
      positionMs={playback.positionMs}
      durationMs={sound.durationMs ?? playback.durationMs}
      levels={sound.peaks.length > 0 ? sound.peaks : UNKNOWN_PEAKS}
      rate={playback.rate}
      onRate={soundPlayer.changeRate}
      dimmed={state === 'waiting' || state === 'sending'}
      onToggle={played ? () => soundPlayer.toggle(key, played) : undefined}
      onSeek={(positionMs) => soundPlayer.seek(key, positionMs)}
      end={
        calledBack !== null ? (
          <UploadRing
            label="음성 메시지 올리는 중"
            share={uploaded}
            onCancel={() => {
              soundPlayer.forget(key)
              onCancel(calledBack)
            }}
          />
        ) : undefined
      }
    />
  )
}

/** Null when neither the server nor this phone has the file. */
function usePlayedSound(row: MessageRow, sound: RowSound): PlayedSound | null {
  const dispatch = useDispatch<ChatDispatch<WithChatApi>>()
  const roomId = useRoomFiles()?.roomId
  const { url } = useFreshUrl(sound)
  const file = useOutboxFile(row.clientMessageId)
  const { attachmentId } = sound
  const source = url ?? file
  if (source === null) return null
  return {
    source,
    by: row.senderName,
    ...(roomId !== undefined &&
      attachmentId !== null && { freshUrl: () => dispatch(askFreshUrl({ roomId, attachmentId })) }),
  }
}
