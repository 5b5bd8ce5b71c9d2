import { selectIsAuthenticated } from '#src/auth/authSlice.ts'
import { clearChoices, isChoiceWaiting } from '#src/features/survey/choiceKeys.ts'
import { logProblem } from '#src/lib/log.ts'
import type { AppStore } from '../store.ts'

/**
 * Runs at every start, log-in and log-out: saves the choices of the pre-test that could not be saved before
 * (P1), or removes them when their member logs out.
 */
export function followPendingChoices(store: AppStore, { loggedOut }: { loggedOut: boolean }): void {
  if (loggedOut) return clearChoices()
  if (!isChoiceWaiting() || !selectIsAuthenticated(store.getState())) return
  import('#src/features/survey/savePending.ts').then(
    ({ savePending }) => store.dispatch(savePending()),
    (error: unknown) => logProblem('the choices of the pre-test could not be saved', error),
  )
}
