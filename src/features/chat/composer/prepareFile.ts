import { preparePicture, REFUSAL_TEXT } from '../attachments/pictures/preparePicture.ts'
import type { PickedFile } from '../delivery/uploads/pickedFile.ts'
import { soundOfFile } from '../voice/playback/soundOfFile.ts'
import { VOICE_PROBLEM_TEXT } from '../voice/recording/voiceProblems.ts'

/** A file as it will be sent, or the sentence that says why it cannot be. */
export type PreparedFile = { picked: PickedFile } | { problem: string }

/** Any file that another app has shared: a sound stays as it is, a picture is scaled down. */
export async function prepareFile(file: File): Promise<PreparedFile> {
  if (file.type.startsWith('audio/')) {
    const read = await soundOfFile(file)
    return 'sound' in read ? { picked: read.sound } : { problem: VOICE_PROBLEM_TEXT[read.refusal] }
  }
  const prepared = await preparePicture(file)
  return 'picture' in prepared ? { picked: prepared.picture } : { problem: REFUSAL_TEXT[prepared.refusal] }
}
