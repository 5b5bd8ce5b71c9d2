import type { Middleware } from '@reduxjs/toolkit'
import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import { api } from '#src/api/api.ts'
import { framesArrived, subscriptionConfirmed } from '#src/realtime/realtimeSlice.ts'

type Tag = 'Notification' | 'Friend' | 'Room' | 'Block'

/** What an event on WS9 makes stale; the lists are then read again (P16). */
function madeOld(event: WsEvent): Tag[] {
  switch (event.type) {
    case 'NOTIFICATION':
      return event.data.type === 'FRIEND' ? ['Notification', 'Friend'] : ['Notification']
    case 'NOTIFICATIONS_CHANGED':
      return ['Notification']
    case 'FRIENDS_CHANGED':
      // a block on another device changes them too
      return ['Friend', 'Block']
    case 'ROOMS_CHANGED':
    // the row of its room may show it
    case 'MESSAGE_CHANGED':
      return ['Room']
    default:
      return []
  }
}

/**
 * Invalidates what an event reports as changed, and shows a toast for a new notification, and for a message in
 * a room that is not open. After a reconnect the lists are read again, without toasts for what was missed. The
 * first subscription does not invalidate the friends: they have just been read.
 */
export const notificationsMiddleware: Middleware = ({ dispatch, getState }) => {
  let wasThere = false
  const readAgain = (tags: Tag[]) => tags.length > 0 && dispatch(api.util.invalidateTags(tags))

  /** If the chunk cannot be loaded, there is no toast; the badge still shows. */
  function tell(event: Extract<WsEvent, { type: 'NOTIFICATION' | 'UNREAD_MESSAGE' }>): void {
    import('./newsToast.ts').then(
      ({ tellNews, tellMessage }) =>
        event.type === 'NOTIFICATION'
          ? tellNews({ dispatch, getState }, event.data)
          : tellMessage({ dispatch, getState }, event.data),
      () => {},
    )
  }

  return (next) => (action) => {
    const result = next(action)
    if (framesArrived.match(action)) {
      readAgain(action.payload.flatMap(madeOld))
      for (const event of action.payload)
        if (event.type === 'NOTIFICATION' || (event.type === 'UNREAD_MESSAGE' && !event.data.isNews))
          tell(event)
    } else if (subscriptionConfirmed.match(action) && action.payload === NOTIFICATION_QUEUE) {
      readAgain(wasThere ? ['Notification', 'Friend', 'Block'] : ['Notification'])
      wasThere = true
    }
    return result
  }
}
