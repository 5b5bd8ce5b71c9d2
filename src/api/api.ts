import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery.ts'

/** Kept after the last screen that used it is gone (docs/product.md "Reading and failing"). */
const KEEP_UNUSED_SECONDS = 5 * 60

/**
 * The one slice of what the server knows. Features add their endpoints with `api.injectEndpoints` beside their screens;
 * base query, tags and listeners are here once (docs/decisions/0001).
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
  ],
  keepUnusedDataFor: KEEP_UNUSED_SECONDS,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
