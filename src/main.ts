import { askEarly } from './api/early.ts'
import { askedAt } from './app/routes/askedEarly.ts'
import { makeTokenStorage } from './auth/tokenStorage.ts'
import { logProblem } from './lib/log.ts'
import { keepInstallPrompt } from './lib/page/installPrompt.ts'
import { paths } from './lib/paths.ts'
import { showHomeSnapshot } from './offline/homeSnapshot.ts'
import { fetchLateStyles } from './ui/frame/lateStyles.ts'

keepInstallPrompt()

// The app is a separate chunk: while it is loading, the first screen's requests are sent.
const session = makeTokenStorage().read()
if (session) {
  const asks = askedAt(new URL(location.href))
  askEarly(
    asks.map(({ address }) => address),
    session.accessToken,
  )
} else {
  // guards lead there from most addresses; the route loads it again if this failed
  import('./features/auth/login/LoginPage.tsx').catch(() => {})
}

import('./app/showApp.tsx').then(
  ({ showApp }) => showApp(),
  (error: unknown) => logProblem('the app could not be loaded', error),
)

// after the app: nothing that is kept on the device may hold up the start
const isShown = session && location.pathname === paths.home() && showHomeSnapshot(session.memberId)

/** The fonts for these screens come with the page. */
const HAVE_THEIR_LETTERS = [paths.home(), paths.login()]
/** If the app's files come from the browser's cache, so do the fonts. */
const isKept = performance
  .getEntriesByName(import.meta.url)
  .some((file) => (file as PerformanceResourceTiming).transferSize === 0)
// each change of the fonts lays out the whole page
if (!isShown && (isKept || !HAVE_THEIR_LETTERS.includes(location.pathname))) fetchLateStyles()
