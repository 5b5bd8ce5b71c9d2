import { whenStill } from '#src/lib/page/whenStill.ts'

/**
 * The service worker as a page sees it.
 *
 *   first visit   registered once the page has been still for some seconds, because it then keeps the app's
 *                 files; it takes the page over, which goes on as it was
 *   new version   installed beside the one in use, and told by `onWaiting`; nothing else changes
 *   `takeOver`    the new one takes over all open pages, and each of them is loaded again, once. If it does not
 *                 start within 8 s, the page that asked is loaded again and offers it again
 */
export interface FollowedWorker {
  /** Starts the waiting version; without one the page is only loaded again. */
  takeOver: () => void
  /** Asks the server whether there is a newer version. */
  look: () => void
  stop: () => void
}

interface Options {
  onWaiting: () => void
  /** Called when the browser refuses the worker, such as for want of space. */
  onRefused: (error: unknown) => void
  container?: ServiceWorkerContainer
  /** Calls back once the first screen is no longer being loaded or used. */
  whenCalm?: (done: () => void) => () => void
  reload?: () => void
  now?: () => number
}

export const WORKER_URL = '/sw.js'

/** Keeping some 300 files takes a phone's line and processor for seconds. */
const CALM_AFTER_MS = 4_000

/** Browsers look at each start; an app that stays open for days looks when it is shown again. */
const LOOK_AGAIN_AFTER_MS = 60 * 60 * 1_000

/** The new version has only to start: its files are on the device. */
const TAKES_OVER_WITHIN_MS = 8_000

export function followWorker({
  onWaiting,
  onRefused,
  container = navigator.serviceWorker,
  whenCalm = (done) => whenStill(CALM_AFTER_MS, done),
  reload = () => location.reload(),
  now = Date.now,
}: Options): FollowedWorker {
  let registration: ServiceWorkerRegistration | undefined
  let isControlled = container.controller !== null
  let lookedAt = now()
  let isRegistering = false
  let isToLook = false
  let isStopped = false
  let late: ReturnType<typeof setTimeout> | undefined

  const tellWaiting = () => {
    // the very first version waits for nobody, and is no news
    if (!isStopped && registration?.waiting && registration.active) onWaiting()
  }
  const watchInstalling = () =>
    // the same function, so a worker that is met twice is heard once
    registration?.installing?.addEventListener('statechange', tellWaiting)

  const onTaken = () => {
    clearTimeout(late)
    if (isControlled) reload()
    isControlled = true
  }
  const look = () => {
    lookedAt = now()
    if (registration) {
      // without a line there is nothing to find
      registration.update().then(tellWaiting, () => {})
      return
    }
    // registering alone finds no newer version of a worker that is there already
    isToLook = true
    stopWaiting()
    register()
  }
  const onShown = () => {
    if (document.visibilityState === 'visible' && now() - lookedAt >= LOOK_AGAIN_AFTER_MS) look()
  }

  container.addEventListener('controllerchange', onTaken)
  document.addEventListener('visibilitychange', onShown)
  function register(): void {
    if (isRegistering) return
    isRegistering = true
    // The HTTP cache is passed by: a version would otherwise be found late.
    container.register(WORKER_URL, { updateViaCache: 'none' }).then((registered) => {
      if (isStopped) return
      registration = registered
      registered.addEventListener('updatefound', watchInstalling)
      watchInstalling()
      tellWaiting()
      if (isToLook) look()
    }, onRefused)
  }
  let stopWaiting = () => {}
  if (isControlled) register()
  else stopWaiting = whenCalm(register)

  return {
    takeOver() {
      // also a page that was loaded past the worker is loaded again
      isControlled = true
      if (!registration?.waiting) return reload()
      registration.waiting.postMessage({ type: 'SKIP_WAITING' })
      late = setTimeout(reload, TAKES_OVER_WITHIN_MS)
    },
    look,
    stop() {
      isStopped = true
      clearTimeout(late)
      stopWaiting()
      container.removeEventListener('controllerchange', onTaken)
      document.removeEventListener('visibilitychange', onShown)
      registration?.removeEventListener('updatefound', watchInstalling)
    },
  }
}
