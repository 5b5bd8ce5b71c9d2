import { askEarly } from './api/early.ts'
import { askedAt } from './app/routes/askedEarly.ts'
import { makeTokenStorage } from './auth/tokenStorage.ts'
import { logProblem } from './lib/log.ts'
import { keepInstallPrompt } from './lib/page/installPrompt.ts'
import { paths } from './lib/paths.ts'
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
}

/** The fonts for these screens come with the page. */
const HAVE_THEIR_LETTERS = [paths.home(), paths.login()]
/** If the app's files come from the browser's cache, so do the fonts. */
const isKept = performance
  .getEntriesByName(import.meta.url)
  .some((file) => (file as PerformanceResourceTiming).transferSize === 0)
if (isKept || !HAVE_THEIR_LETTERS.includes(location.pathname)) fetchLateStyles()

import('./app/showApp.tsx').then(
  ({ showApp }) => showApp(),
  (error: unknown) => logProblem('the app could not be loaded', error),
)
