import { askEarly } from './api/early.ts'
import { earlyRequests } from './app/routes/earlyRequests.ts'
import { makeTokenStorage } from './auth/tokenStorage.ts'
import { logProblem } from './lib/log.ts'
import { paths } from './lib/paths.ts'
import { fetchLateStyles } from './ui/frame/lateStyles.ts'

// The app is a step of its own: what its first screen will ask the server is asked while the app is still being fetched.
const session = makeTokenStorage().read()
if (session) askEarly(earlyRequests(new URL(location.href)), session.accessToken)

/** The letters of these come with the page. */
const HAVE_THEIR_LETTERS = [paths.home(), paths.login()]
/** Where the app's own files were kept, the fonts are. */
const isKept = performance
  .getEntriesByName(import.meta.url)
  .some((file) => (file as PerformanceResourceTiming).transferSize === 0)
if (isKept || !HAVE_THEIR_LETTERS.includes(location.pathname)) fetchLateStyles()

import('./app/showApp.tsx').then(
  ({ showApp }) => showApp(),
  (error: unknown) => logProblem('the app could not be loaded', error),
)
