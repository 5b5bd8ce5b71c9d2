import type { Dispatch, MiddlewareAPI } from '@reduxjs/toolkit'
import {
  messagesSeen,
  messageSubmitted,
  roomClosed,
  roomOpened,
  selectOpenRooms,
} from '#src/features/chat/public.ts'
import { notificationTag, roomTag } from '#src/lib/push/tags.ts'
import { pageShown } from '#src/realtime/realtimeSlice.ts'
import { notificationsApi } from '../notificationsApi.ts'
import { messageSent, pushDeclined, selectIsAskingIn, type WithPush } from './pushSlice.ts'

export type RoomPushState = WithPush & Parameters<typeof selectOpenRooms>[0]

/** Messages that are seen within this time look for notifications once. */
const SEEN_TOGETHER_MS = 1_000

/**
 * What is read on this page leaves the lock screen, and the first message that a member sends is the occasion
 * to ask about pushes. Called after each action that changed the state, and with null when it is loaded.
 */
export function makeRoomPushes({ dispatch, getState }: MiddlewareAPI<Dispatch, RoomPushState>) {
  const seen = new Set<number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** While a page is in sight no push is sent, so this only concerns one that was on its way. */
  function readSoon(roomId: number): void {
    seen.add(roomId)
    timer ??= setTimeout(() => {
      timer = undefined
      // one that was left meanwhile gets new notifications
      readRooms(selectOpenRooms(getState()).filter((roomId) => seen.has(roomId)))
      seen.clear()
    }, SEEN_TOGETHER_MS)
  }

  return (action: unknown): void => {
    if (action === null || pageShown.match(action)) readRooms(selectOpenRooms(getState()))
    else if (messageSubmitted.match(action)) dispatch(messageSent({ roomId: action.payload.roomId }))
    else if (roomOpened.match(action)) readRooms([action.payload.roomId])
    else if (messagesSeen.match(action)) readSoon(action.payload.roomId)
    else if (notificationsApi.endpoints.readNotification.matchFulfilled(action))
      closeNotification(notificationTag(action.meta.arg.originalArgs.notificationId))
    else if (roomClosed.match(action) && selectIsAskingIn(getState(), action.payload.roomId))
      dispatch(pushDeclined())
  }
}

function readRooms(roomIds: readonly number[]): void {
  // a room that is open in a hidden tab is not read
  if (document.visibilityState === 'visible') roomIds.map(roomTag).forEach(closeNotification)
}

function closeNotification(tag: string): void {
  if (!navigator.serviceWorker) return
  navigator.serviceWorker
    .getRegistration()
    .then(async (registration) => {
      for (const notification of (await registration?.getNotifications({ tag })) ?? []) notification.close()
    })
    .catch(() => {}) // it stays until it is tapped or read elsewhere
}
