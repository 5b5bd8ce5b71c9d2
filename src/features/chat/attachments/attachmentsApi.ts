import * as calls from '#contract/http/chat/attachments.ts'
import { request } from '#src/api/request.ts'
import { chatApi } from '../chatApi.ts'

/** Endpoints for conversations only; other features load `chatApi` too. */
export const attachmentsApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    /** CH16. Cached for an hour, so that a row scrolled out of view and back does not request it again. */
    readAttachment: build.query<calls.Attachment, { roomId: number; attachmentId: number }>({
      query: (path) => request(calls.readAttachment, { path }),
      keepUnusedDataFor: 3_600,
    }),
  }),
})
