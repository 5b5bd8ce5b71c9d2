import type { Middleware, Store } from '@reduxjs/toolkit'
import { logProblem } from '#src/lib/log.ts'
import type { LatePart } from '../parts/latePart.ts'
import type { StoreKit } from '../store.ts'
import { type FollowedWorker, followWorker } from './followWorker.ts'
import { updateFound, updateNeeded, updateReducer, updateTaken } from './updateSlice.ts'

// Loaded with the part, so that the bar is there when the server no longer has this version's files.
export { UpdateBar } from './UpdateBar.tsx'

/** The service worker and the offer of a newer version. The part joins once the first screen is there. */
export function attachUpdate({ attach }: StoreKit, follow = followWorker): void {
  attach('update', () => makeUpdatePart(follow))
}

/** Vite's event for a script that could not be loaded. */
const SCRIPT_FAILED = 'vite:preloadError'

function makeUpdatePart(follow: typeof followWorker): LatePart {
  let worker: FollowedWorker | undefined
  let isScriptMissed = false

  const onScriptFailed = () => {
    isScriptMissed = true
    worker?.look()
  }
  const takeOver: Middleware = () => (next) => (action) => {
    const result = next(action)
    if (updateTaken.match(action)) worker?.takeOver()
    return result
  }

  return {
    // not cleared with the session: a version belongs to the device
    reducers: { update: updateReducer },
    middleware: [takeOver],
    start({ dispatch }: Store) {
      window.addEventListener(SCRIPT_FAILED, onScriptFailed)
      worker = follow({
        onWaiting: () => void dispatch(isScriptMissed ? updateNeeded() : updateFound()),
        onRefused: (error) => logProblem('the service worker could not be registered', error),
      })
    },
    dispose() {
      window.removeEventListener(SCRIPT_FAILED, onScriptFailed)
      worker?.stop()
    },
  }
}
