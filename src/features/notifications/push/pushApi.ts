import type { AnswerOf, InputOf } from '#contract/call.ts'
import {
  endPushSubscription as endCall,
  readPushKey,
  savePushSubscription,
} from '#contract/http/notifications/push.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'
import { send } from '#src/api/send.ts'
import { sessionCall } from '#src/api/sessionCalls.ts'

/** N5 and N6. Not repeated by themselves: the page looks again when it is online or visible. */
export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPushKey: build.query<AnswerOf<typeof readPushKey>, void>({
      query: () => ({ ...request(readPushKey), once: true }),
    }),
    savePushSubscription: build.mutation<null, InputOf<typeof savePushSubscription>>({
      query: (body) => request(savePushSubscription, { body }),
    }),
  }),
})

/** N7, with the access token of a session that may have just ended. Best effort. */
export const endPushSubscription = sessionCall<unknown, string>('endPushSubscription', (accessToken) =>
  send(request(endCall), accessToken),
)
