import type { Middleware } from '@reduxjs/toolkit'
import { forgetEarly } from '#src/api/early.ts'
import { selectAccessToken } from '#src/auth/authSlice.ts'
import { chatChannels, type ChatState, makeChat } from '#src/features/chat/chat.ts'
import { draftsReducer } from '#src/features/chat/composer/draftsSlice.ts'
import { outboxReducer } from '#src/features/chat/delivery/outboxSlice.ts'
import { pastReducer } from '#src/features/chat/past/pastSlice.ts'
import { roomAwaited, timelineReducer } from '#src/features/chat/timeline/timelineSlice.ts'
import { typingReducer } from '#src/features/chat/typing/typingSlice.ts'
import { makeAppBadgeMiddleware } from '#src/features/notifications/badge/appBadgeMiddleware.ts'
import { notificationChannel } from '#src/features/notifications/notificationChannel.ts'
import { notificationsMiddleware } from '#src/features/notifications/notificationsMiddleware.ts'
import { roomPushesMiddleware } from '#src/features/notifications/push/roomPushesMiddleware.ts'
import { makeRealtime } from '#src/realtime/realtimeMiddleware.ts'
import { realtimeReducer, subscriptionConfirmed } from '#src/realtime/realtimeSlice.ts'
import { sightChannel } from '#src/realtime/sightChannel.ts'
import { startsAgain } from '../rootReducer.ts'
import type { StoreKit } from '../store.ts'
import type { LatePart } from './latePart.ts'

/** The conversations and the only socket. The part joins as soon as a member is signed in. */
export function attachChat({ attach, ...kit }: StoreKit): void {
  attach('chat', () => makeChatPart(kit))
}

/**
 * Requests the messages of the room in the address while the screen's code is loading. A room that is not in
 * the list is left to the screen.
 */
export function awaitRoom({ store }: StoreKit, address: URLSearchParams): void {
  const roomId = Number(address.get('roomId'))
  if (roomId > 0) store.dispatch(roomAwaited({ roomId }))
}

const forgetEarlyOnceSubscribed: Middleware = () => (next) => (action) => {
  if (subscriptionConfirmed.match(action)) forgetEarly()
  return next(action)
}

function makeChatPart({ renewer, dial, spread }: Pick<StoreKit, 'renewer' | 'dial' | 'spread'>): LatePart {
  const chat = makeChat()
  const realtime = makeRealtime<ChatState>({
    channels: [...chatChannels, notificationChannel, sightChannel],
    accessToken: selectAccessToken,
    renewTokens: async (refused, store) => (await renewer.renew(refused, store)).outcome === 'renewed',
    ...(dial && { dial }),
    spread,
  })
  return {
    reducers: {
      // handles the end of the session itself, because it keeps the state of the network
      realtime: realtimeReducer,
      timeline: startsAgain(timelineReducer),
      past: startsAgain(pastReducer),
      typing: startsAgain(typingReducer),
      outbox: startsAgain(outboxReducer),
      drafts: startsAgain(draftsReducer),
    },
    middleware: [
      forgetEarlyOnceSubscribed,
      chat.middleware,
      notificationsMiddleware,
      makeAppBadgeMiddleware(navigator),
      roomPushesMiddleware,
      realtime.middleware,
    ],
    dispose() {
      chat.dispose()
      realtime.dispose()
    },
  }
}
