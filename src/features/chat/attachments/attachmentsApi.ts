import * as calls from '#contract/http/chat/attachments.ts'
import { request } from '#src/api/request.ts'
import { chatApi } from '../chatApi.ts'

/** What only conversations ask; other features read `chatApi` too. */
export const attachmentsApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    /** CH16. Kept for an hour: a row that scrolls out of sight and back must not ask again. */
    readAttachment: build.query<calls.Attachment, { roomId: number; attachmentId: number }>({
      query: (path) => request(calls.readAttachment, { path }),
      keepUnusedDataFor: 3_600,
    }),
  }),
})
