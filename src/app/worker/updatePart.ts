import type { Middleware, Store } from '@reduxjs/toolkit'
import { sessionEnded } from '#src/auth/authSlice.ts'
import { logProblem } from '#src/lib/log.ts'
import { dropKeptShare, dropOldShare } from '#src/lib/page/keptShare.ts'
import type { LatePart } from '../parts/latePart.ts'
import type { StoreKit } from '../store.ts'
import { type FollowedWorker, followWorker } from './followWorker.ts'
import { updateFound, updateNeeded, updateReducer, updateTaken } from './updateSlice.ts'

// Loaded with the part, so that they are there when the server no longer has this version's files.
export { NewerVersion } from './NewerVersion.tsx'
export { UpdateBar } from './UpdateBar.tsx'

/** The service worker and the offer of a newer version. The part joins once the first screen is there. */
export function attachUpdate({ attach }: StoreKit, follow = followWorker): void {
  attach('update', () => makeUpdatePart(follow))
}

/** Vite's event for a script that could not be loaded. */
const SCRIPT_FAILED = 'vite:preloadError'

const tellStays = (error: unknown) => logProblem('what was shared could not be dropped', error)

function makeUpdatePart(follow: typeof followWorker): LatePart {
  let worker: FollowedWorker | undefined
  let isScriptMissed = false

  const onScriptFailed = () => {
    isScriptMissed = true
    worker?.look()
  }
  const effects: Middleware = () => (next) => (action) => {
    const result = next(action)
    if (updateTaken.match(action)) worker?.takeOver()
    // what was shared for one member must not reach another; a lapsed session is its member's still
    if (sessionEnded.match(action) && !action.meta.lapsed) dropKeptShare().catch(tellStays)
    return result
  }

  return {
    // not cleared with the session: a version belongs to the device
    reducers: { update: updateReducer },
    middleware: [effects],
    start({ dispatch }: Store) {
      window.addEventListener(SCRIPT_FAILED, onScriptFailed)
      dropOldShare(Date.now()).catch(tellStays)
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
