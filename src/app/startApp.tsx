import { ThemeProvider } from '@emotion/react'
import { type ReactElement, useEffect } from 'react'
import { Provider } from 'react-redux'
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import type { Services } from '#src/api/services.ts'
import { selectIsAuthenticated } from '#src/auth/authSlice.ts'
import { logProblem } from '#src/lib/log.ts'
import { keepLoading } from '#src/lib/page/keepLoading.ts'
import { paths } from '#src/lib/paths.ts'
import { nextTask, settledWithin } from '#src/lib/time/wait.ts'
import { isAnythingKept } from '#src/offline/keptFlag.ts'
import { fetchToasts } from '#src/toasts/ToastHost.tsx'
import { GlobalStyles } from '#src/ui/frame/GlobalStyles.tsx'
import { fetchLateStyles } from '#src/ui/frame/lateStyles.ts'
import { theme } from '#src/ui/theme.ts'
import { followPendingChoices } from './parts/pendingChoices.ts'
import { isOnOverlayEntry, navigateAfterOverlays } from './routes/afterOverlays.ts'
import { askAhead } from './routes/askAhead.ts'
import { bringMy } from './routes/bringMy.ts'
import { firstAnswers } from './routes/firstAnswers.ts'
import { makeRoutes } from './routes/router.tsx'
import { makeStore, type AppStore, type StoreOptions } from './store.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** The first screen is rendered without the kept answers when reading them takes longer. */
const KEPT_WITHIN_MS = 1_000

export interface AppOptions extends Omit<StoreOptions, 'onSessionChange'> {
  /** Tests pass a memory router. */
  createRouter?: (routes: RouteObject[]) => Router
  /** Called between the steps of the start, so that the browser can paint and handle input. */
  pause?: () => Promise<void>
}

export interface App {
  store: AppStore
  router: Router
  element: ReactElement
  /** Resolves when the first screen can be rendered. */
  ready: Promise<void>
  dispose: () => void
}

/**
 * Makes the store, the router and the element that shows them. After a log-in or log-out the guards run
 * again.
 */
export async function startApp({
  createRouter = createBrowserRouter,
  pause,
  ...options
}: AppOptions = {}): Promise<App> {
  // nothing depends on the session until the router exists
  let onChange = () => {}
  const kit = makeStore({ ...options, onSessionChange: () => onChange() })
  const { store } = kit
  await pause?.()
  const router: Router = createRouter(makeRoutes(kit))
  navigateAfterOverlays(router)
  onChange = onSessionChange
  // a screen shows what is kept while its first answers are on their way
  const kept = isAnythingKept()
    ? import('./parts/offlinePart.ts').then(
        ({ attachOffline }) => attachOffline(kit),
        // loaded again after the first screen
        () => undefined,
      )
    : undefined
  if (kept) kit.services.kept = kept
  const ready = firstScreen(router).then(() => kept && showKept(kept))
  // The rest would slow down the requests of the first screen. A component that needs a part of it earlier
  // loads it itself.
  const onDrawn = () =>
    void firstAnswers(store).then(() =>
      inTasks([fetchLateStyles, () => (stopToasts = fetchToasts()), ...forMember, followPhone]),
    )
  void ready.then(leaveDeadOverlay)
  let stopToasts = () => {}
  let stopBringing = () => {}
  let stopChat = () => {}
  let stopOffline = () => {}
  let stopPhone = () => {}
  let isDisposed = false
  followPendingChoices(store, { loggedOut: false })

  /** The screen's requests are sent before it is rendered: what is kept is read for requests under way. */
  async function showKept(attached: NonNullable<Services['kept']>) {
    const { location, matches } = router.state
    for (const { route, params } of matches)
      if (route.path) askAhead(store, route.path, params, new URLSearchParams(location.search))
    await settledWithin(
      KEPT_WITHIN_MS,
      attached.then((whenRead) => whenRead?.()),
    )
  }

  /** Each in a task of its own, because loading a part takes a slow phone tens of milliseconds. */
  async function inTasks(steps: readonly (() => void)[]) {
    for (const step of steps) {
      if (isDisposed) return
      step()
      await nextTask()
    }
  }

  function onSessionChange() {
    void router.revalidate()
    void inTasks(forMember)
    followPendingChoices(store, { loggedOut: !selectIsAuthenticated(store.getState()) })
  }

  /** In the place of the screen: one step back does not lead around it. */
  function askForConsent() {
    const { pathname, search, hash } = router.state.location
    void router.navigate(paths.consent(), { replace: true, state: { next: pathname + search + hash } })
  }

  /** What goes on for a member in all screens; without one it ends. */
  const forMember = [
    () => {
      stopBringing()
      if (selectIsAuthenticated(store.getState())) stopBringing = bringMy(store, askForConsent)
    },
    () => {
      stopChat()
      if (selectIsAuthenticated(store.getState()))
        stopChat = keepLoading(
          () => import('./parts/chatPart.ts'),
          ({ attachChat }) => attachChat(kit),
          (error) => logProblem('the chat could not be loaded', error),
        )
    },
    () => {
      if (!selectIsAuthenticated(store.getState())) return
      stopOffline()
      stopOffline = keepLoading(
        () => import('./parts/offlinePart.ts'),
        ({ attachOffline }) => void attachOffline(kit),
        (error) => logProblem('answers are not kept on the device', error),
      )
    },
  ]

  function followPhone() {
    if (!navigator.serviceWorker) return
    stopPhone = keepLoading(
      () => import('./parts/phonePart.ts'),
      ({ attachPhone }) => attachPhone(kit, router),
      (error) => logProblem('the worker and the pushes could not be loaded', error),
    )
  }

  return {
    store,
    router,
    element: (
      <Provider store={store}>
        <ThemeProvider theme={theme}>
          <GlobalStyles />
          <RouterProvider router={router} />
          <OnceDrawn onDrawn={onDrawn} />
        </ThemeProvider>
      </Provider>
    ),
    ready,
    dispose: () => {
      isDisposed = true
      stopToasts()
      stopBringing()
      stopChat()
      stopOffline()
      stopPhone()
      router.dispose()
      kit.dispose()
    },
  }
}

/** The last of all effects: the first screen has already sent its first requests. */
function OnceDrawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])
  return null
}

/** Loaded on demand, because only a reload below an open overlay leaves such an entry. */
async function leaveDeadOverlay(): Promise<void> {
  if (isOnOverlayEntry()) (await import('#src/ui/overlays/useBackToClose.ts')).leaveDeadEntry()
}

function firstScreen(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
}
