import type { Middleware } from '@reduxjs/toolkit'
import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import { api } from '#src/api/api.ts'
import { framesArrived, subscriptionConfirmed } from '#src/realtime/realtimeSlice.ts'

type Tag = 'Notification' | 'Friend'

/** What an event of WS9 makes old. The lists themselves know best (P16). */
function madeOld(event: WsEvent): Tag[] {
  switch (event.type) {
    case 'NOTIFICATION':
      return event.data.type === 'FRIEND' ? ['Notification', 'Friend'] : ['Notification']
    case 'NOTIFICATIONS_CHANGED':
      return ['Notification']
    case 'FRIENDS_CHANGED':
      return ['Friend']
    default:
      return []
  }
}

/**
 * Reads again what an event says has changed, and tells of what is new. Who comes back to the socket reads both again: what was told
 * meanwhile is not told twice. What a screen knows of friends when it first gets there has been read a moment ago.
 */
export const notificationsMiddleware: Middleware = ({ dispatch, getState }) => {
  let wasThere = false
  const readAgain = (tags: Tag[]) => tags.length > 0 && dispatch(api.util.invalidateTags(tags))

  return (next) => (action) => {
    const result = next(action)
    if (framesArrived.match(action)) {
      readAgain(action.payload.flatMap(madeOld))
      for (const event of action.payload)
        if (event.type === 'NOTIFICATION')
          // without it nobody is told just now; the badge tells as well
          import('./newsToast.ts').then(
            ({ tellNews }) => tellNews({ dispatch, getState }, event.data),
            () => {},
          )
    } else if (subscriptionConfirmed.match(action) && action.payload === NOTIFICATION_QUEUE) {
      readAgain(wasThere ? ['Notification', 'Friend'] : ['Notification'])
      wasThere = true
    }
    return result
  }
}
