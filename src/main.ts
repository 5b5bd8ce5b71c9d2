import { logProblem } from './lib/log.ts'

// The app is a step of its own, so that what it will ask the server first can be asked while it is still being fetched.
import('./app/showApp.tsx').then(
  ({ showApp }) => showApp(),
  (error: unknown) => logProblem('the app could not be loaded', error),
)
