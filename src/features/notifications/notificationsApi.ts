import type { QueryOf } from '#contract/call.ts'
import { rejectChat } from '#contract/http/friends/chatRequests.ts'
import {
  listNotifications as listNotificationsCall,
  type Notification,
  readNotification,
} from '#contract/http/notifications.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** How old a list may be that a screen opens with: it is kept up to date meanwhile, unless the socket is away. */
export const FRESH_SECONDS = 30

type Opened = Pick<Notification, 'notificationId' | 'type'>

/**
 * N1, asked again on focus (the base slice) and whenever WS9 says that it has changed (P16); N2 and CR2. What a call that failed leaves
 * is read again too: a refusal says that what we show is old.
 */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<Notification[], void>({
      query: () => request(listNotificationsCall),
      providesTags: ['Notification'],
    }),
    /** N2. Of a type that this build does not know the server does: it has made it. */
    readNotification: build.mutation<null, Opened>({
      query: ({ notificationId, type }) =>
        request(readNotification, {
          query: { notificationId, type: type as QueryOf<typeof readNotification>['type'] },
        }),
      invalidatesTags: ['Notification'],
    }),
    /** CR2, of a CHAT or BAND notification. */
    rejectChat: build.mutation<null, number>({
      query: (notificationId) => request(rejectChat, { path: { notificationId } }),
      invalidatesTags: ['Notification'],
    }),
  }),
})

export const { useListNotificationsQuery, useReadNotificationMutation, useRejectChatMutation } =
  notificationsApi
