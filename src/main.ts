import { askEarly } from './api/early.ts'
import { earlyRequests } from './app/earlyRequests.ts'
import { makeTokenStorage } from './auth/tokenStorage.ts'
import { logProblem } from './lib/log.ts'

// The app is a step of its own: what its first screen will ask the server is asked while the app is still being fetched.
const session = makeTokenStorage().read()
if (session) askEarly(earlyRequests(new URL(location.href)), session.accessToken)

import('./app/showApp.tsx').then(
  ({ showApp }) => showApp(),
  (error: unknown) => logProblem('the app could not be loaded', error),
)
