import type { QueryOf } from '#contract/call.ts'
import { rejectChat } from '#contract/http/friends/chatRequests.ts'
import {
  listNotifications as listNotificationsCall,
  type Notification,
  readNotification,
} from '#contract/http/notifications/notifications.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** A screen requests the list again when it is older; WS9 keeps it up to date while the socket is live. */
export const FRESH_SECONDS = 30

type Opened = Pick<Notification, 'notificationId' | 'type'>

/**
 * N1, N2 and CR2. N1 is read again on focus (base slice) and when WS9 reports a change (P16). It is also read
 * again after a failed call: a refusal means that the list is outdated.
 */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<Notification[], void>({
      query: () => request(listNotificationsCall),
      providesTags: ['Notification'],
    }),
    /** N2. The type may be unknown to this build; the server knows it, because the server sent it. */
    readNotification: build.mutation<null, Opened>({
      query: ({ notificationId, type }) =>
        request(readNotification, {
          query: { notificationId, type: type as QueryOf<typeof readNotification>['type'] },
        }),
      invalidatesTags: ['Notification'],
    }),
    /** CR2, for a CHAT or BAND notification. */
    rejectChat: build.mutation<null, number>({
      query: (notificationId) => request(rejectChat, { path: { notificationId } }),
      invalidatesTags: ['Notification'],
    }),
  }),
})

export const { useListNotificationsQuery, useReadNotificationMutation, useRejectChatMutation } =
  notificationsApi
