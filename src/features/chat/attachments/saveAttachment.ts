import { saveFile } from '#src/lib/pictures/saveFile.ts'
import type { WithChatApi } from '../chatApi.ts'
import type { ChatDispatch } from '../chatListening.ts'
import { askFreshUrl } from './askFreshUrl.ts'
import type { SavedFile } from './roomFiles.ts'

/** Downloads a room's file, named by its time. If its URL has expired it requests a new one. */
export const saveAttachment =
  (roomId: number, { attachmentId, url, dateTime }: SavedFile) =>
  async (dispatch: ChatDispatch<WithChatApi>): Promise<boolean> => {
    const name = `hapju-${dateTime.slice(0, 19).replaceAll(/\D/g, '')}`
    if (await saveFile(url, name)) return true
    const fresh = await dispatch(askFreshUrl({ roomId, attachmentId }))
    return fresh !== null && saveFile(fresh, name)
  }
