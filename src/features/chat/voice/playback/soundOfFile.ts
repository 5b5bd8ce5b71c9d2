import { AUDIO_MAX_BYTES, AUDIO_MAX_MS } from '#contract/limits.ts'
import type { PickedSound } from '#src/features/chat/delivery/uploads/pickedFile.ts'
import type { SoundRefusal } from '../recording/voiceProblems.ts'
import { decodeSound } from './decodeSound.ts'

/** The `accept` value of the picker; picked files are checked anyway. */
export const SOUNDS_ACCEPTED = 'audio/*'

export type ReadSound = { sound: PickedSound } | { refusal: SoundRefusal }

/**
 * A picked file as it will be sent: unchanged, with its duration and waveform. Only audio/*, at most 20 MB
 * and 5 minutes (CH13).
 */
export async function soundOfFile(file: Blob): Promise<ReadSound> {
  if (!file.type.startsWith('audio/')) return { refusal: 'notSound' }
  if (file.size > AUDIO_MAX_BYTES) return { refusal: 'tooBig' }
  const decoded = await decodeSound(file)
  if (!decoded) return { refusal: 'unreadable' }
  if (decoded.durationMs > AUDIO_MAX_MS) return { refusal: 'tooLong' }
  return { sound: { kind: 'AUDIO', file, ...decoded } }
}
