import {
  listNotifications as listNotificationsCall,
  type Notification,
} from '#contract/http/notifications.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** N1. Asked again on focus (the base slice) and after each NOTIFICATION event (P16). */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<Notification[], void>({
      query: () => request(listNotificationsCall),
      providesTags: ['Notification'],
    }),
  }),
})

export const { useListNotificationsQuery } = notificationsApi
