import type { ChatDispatch } from '../chatState.ts'
import { attachmentsApi } from './attachmentsApi.ts'

/** CH16, asked whatever is known: another address for a file of a room, good for another day. Null: none to be had just now. */
export const askFreshUrl =
  (file: { roomId: number; attachmentId: number }) =>
  async (dispatch: ChatDispatch): Promise<string | null> => {
    const { data } = await dispatch(
      attachmentsApi.endpoints.readAttachment.initiate(file, { forceRefetch: true, subscribe: false }),
    )
    return data?.url ?? null
  }
