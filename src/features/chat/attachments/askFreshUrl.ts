import { chatApi } from '../chatApi.ts'
import type { ChatDispatch } from '../chatState.ts'

/** CH16, asked whatever is known: another address for a file of a room, good for another day. Null: none to be had just now. */
export const askFreshUrl =
  (file: { roomId: number; attachmentId: number }) =>
  async (dispatch: ChatDispatch): Promise<string | null> => {
    const { data } = await dispatch(
      chatApi.endpoints.readAttachment.initiate(file, { forceRefetch: true, subscribe: false }),
    )
    return data?.url ?? null
  }
