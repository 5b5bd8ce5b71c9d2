import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery.ts'

/**
 * How long data is kept after the last screen that used it was unmounted (docs/product.md "Reading and
 * failing").
 */
const KEEP_UNUSED_SECONDS = 5 * 60

/**
 * The only RTK Query slice. Features inject their endpoints with `api.injectEndpoints` beside their screens;
 * the base query, the tags and the listeners are shared (docs/decisions/0001).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Room',
    'RoomEntry',
    'Friend',
    'Profile',
    'Member',
    'Notification',
    'NotificationSettings',
    'Archive',
    'Folder',
    'Band',
    'Bands',
    'Bookmark',
    'Recruitment',
    'Applications',
    'Session',
    'Block',
    'Consents',
    'DataExport',
  ],
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
