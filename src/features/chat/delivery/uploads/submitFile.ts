import { ATTACHMENT_TEXT } from '#contract/http/chat/attachments.ts'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import type { ChatDispatch } from '#src/features/chat/chatListening.ts'
import type { OutboxFiles } from '#src/features/chat/storage/outboxFiles.ts'
import { newUuid } from '#src/lib/newUuid.ts'
import type { OutboxAttachment } from '../outboxEntry.ts'
import { messageSubmitted, type Submission } from '../outboxSlice.ts'
import { outboxNotStored } from '../submitWarnings.ts'
import type { PickedFile } from './pickedFile.ts'

/**
 * Queues a file: the file is stored first, then its entry is added, so that no tab sees an entry without a
 * file. Resolves to false if another member has signed in meanwhile. Rejects when the file cannot be read.
 */
export const submitFile =
  (files: OutboxFiles, submission: Omit<Submission, 'content' | 'attachment'>, picked: PickedFile) =>
  async (dispatch: ChatDispatch<WithAuth>, getState: () => WithAuth): Promise<boolean> => {
    const { senderId } = submission
    const clientMessageId = newUuid()
    const isStored = await files.keep(senderId, clientMessageId, picked.file)
    if (selectMemberId(getState()) !== senderId) {
      files.release([clientMessageId])
      files.remove(senderId, [clientMessageId])
      return false
    }
    const content = ATTACHMENT_TEXT[picked.kind]
    dispatch(messageSubmitted({ ...submission, content, attachment: attachmentOf(picked) }, clientMessageId))
    if (!isStored) dispatch(outboxNotStored())
    return true
  }

function attachmentOf(picked: PickedFile): OutboxAttachment {
  const { kind, file } = picked
  const base = { kind, mime: file.type, bytes: file.size, attachmentId: null }
  return picked.kind === 'IMAGE'
    ? { ...base, widthPx: picked.widthPx, heightPx: picked.heightPx }
    : { ...base, durationMs: picked.durationMs, peaks: picked.peaks }
}
