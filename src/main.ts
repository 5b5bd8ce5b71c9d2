import { showApp } from './app/showApp.tsx'
import { logProblem } from './lib/log.ts'
import { keepInstallPrompt } from './lib/page/installPrompt.ts'
import { paths } from './lib/paths.ts'
import { isHomeSnapshotShown } from './offline/homeSnapshot.ts'
import { fetchLateStyles } from './ui/frame/lateStyles.ts'

keepInstallPrompt()

/** The fonts for these screens come with the page. */
const HAVE_THEIR_LETTERS = [paths.home(), paths.login()]
/** If the app's files come from the browser's cache, so do the fonts. */
const isKept = performance
  .getEntriesByName(import.meta.url)
  .some((file) => (file as PerformanceResourceTiming).transferSize === 0)
// each change of the fonts lays out the whole page
if (!isHomeSnapshotShown() && (isKept || !HAVE_THEIR_LETTERS.includes(location.pathname))) fetchLateStyles()

showApp().catch((error: unknown) => logProblem('the app could not be started', error))
