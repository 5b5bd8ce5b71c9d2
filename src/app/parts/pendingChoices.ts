import { selectIsAuthenticated } from '#src/auth/authSlice.ts'
import { clearChoices, isChoiceWaiting } from '#src/features/survey/choiceKeys.ts'
import { logProblem } from '#src/lib/log.ts'
import type { AppStore } from '../store.ts'

/** At each start, log-in and log-out: what the pre-test could not save is saved now (P1), or goes with its member. */
export function followPendingChoices(store: AppStore, { loggedOut }: { loggedOut: boolean }): void {
  if (loggedOut) return clearChoices()
  if (!isChoiceWaiting() || !selectIsAuthenticated(store.getState())) return
  import('#src/features/survey/savePending.ts').then(
    ({ savePending }) => store.dispatch(savePending()),
    (error: unknown) => logProblem('the choices of the pre-test could not be saved', error),
  )
}
