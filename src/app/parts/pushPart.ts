import type { Store } from '@reduxjs/toolkit'
import type { createBrowserRouter } from 'react-router-dom'
import { browserPushDevice } from '#src/features/notifications/push/pushDevice.ts'
import { makePushListening } from '#src/features/notifications/push/pushListening.ts'
import { pushReducer, pushStarted } from '#src/features/notifications/push/pushSlice.ts'
import { pushRecords } from '#src/lib/push/pushRecords.ts'
import { REPLY_HASH } from '#src/lib/push/replyHash.ts'
import type { AppStore, StoreKit } from '../store.ts'
import type { LatePart } from './latePart.ts'

export type Router = ReturnType<typeof createBrowserRouter>

/** Pushes on this device. The part joins after the first screen, also without a signed-in member. */
export function attachPush({ attach }: StoreKit, router: Router): void {
  attach('push', () => makePushPart(router))
}

function makePushPart(router: Router): LatePart {
  const device = browserPushDevice()
  const listening = makePushListening({ device, records: pushRecords(), alone: aloneAmongTabs })
  let stopListening = () => {}
  return {
    // it decides itself what remains when a session ends: what the device can do
    reducers: { push: pushReducer },
    middleware: [listening.middleware],
    start(store: Store) {
      const whyNone = device.whyNone()
      const permission = whyNone === null ? device.permission() : 'denied'
      store.dispatch(pushStarted({ whyNone, permission }))
      stopListening = device.listen({
        lookAgain: () => void listening.lookAgain(store as AppStore),
        open: (to) => open(router, to),
        address: () => router.state.location.pathname + router.state.location.search,
      })
    },
    dispose() {
      stopListening()
      listening.dispose()
    },
  }
}

/** A notification was tapped. The way there is the router's, so unsaved changes are asked about first. */
function open(router: Router, to: string): void {
  const { pathname, search } = router.state.location
  const isHere = to.replace(REPLY_HASH, '') === pathname + search
  // going to where one is would add an entry that steps back to the same screen
  if (!isHere) void router.navigate(to)
  else if (to.endsWith(REPLY_HASH)) void router.navigate(to, { replace: true })
}

const LOCK = 'hapju-pushes'

/** Web Locks exist only on secure pages, and so do pushes. */
const aloneAmongTabs = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator
    ? new Promise((resolve, reject) => {
        navigator.locks.request(LOCK, async () => resolve(await task())).catch(reject)
      })
    : task()
