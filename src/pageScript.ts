/**
 * Stands in `index.html` itself (`scripts/lib/pageScript.mjs`) and runs while the browser reads the page,
 * before any file of the app has arrived: sends the first requests of the address, and shows the snapshot of
 * home in the first paint; without a session it fetches the log-in. The app works without it.
 */
import { askEarly } from './api/early.ts'
import { askedAt } from './app/routes/askedEarly.ts'
import { readSession } from './auth/tokenStorage.ts'
import { HOME } from './lib/screenPaths.ts'
import { showHomeSnapshot } from './offline/homeSnapshot.ts'

/** The path of the log-in's script, written by the build. */
declare const LOG_IN_SCRIPT: string

/** Guards lead to the log-in from most addresses. */
function preloadLogIn(): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = LOG_IN_SCRIPT
  document.head.append(link)
}

try {
  const session = readSession()
  if (session) {
    const asks = askedAt(new URL(location.href))
    askEarly(
      asks.map(({ address }) => address),
      session.accessToken,
    )
    if (location.pathname === HOME) showHomeSnapshot(session.memberId)
  } else preloadLogIn()
} catch {
  // storage is blocked: the app starts without these
}
