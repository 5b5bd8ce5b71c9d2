import type { WithChatApi } from '../chatApi.ts'
import type { ChatDispatch } from '../chatListening.ts'
import { attachmentsApi } from './attachmentsApi.ts'

/**
 * CH16, bypassing the cache: a new URL for a room's file, valid for another day. Null if the request failed.
 */
export const askFreshUrl =
  (file: { roomId: number; attachmentId: number }) =>
  async (dispatch: ChatDispatch<WithChatApi>): Promise<string | null> => {
    const { data } = await dispatch(
      attachmentsApi.endpoints.readAttachment.initiate(file, { forceRefetch: true, subscribe: false }),
    )
    return data?.url ?? null
  }
