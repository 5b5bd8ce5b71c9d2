import { SIGNUP_PATHS, SIGNUP_STEPS, stepToShow } from '#src/features/auth/signup/signupSteps.ts'
import { makeSignupPart, whenDraftIsBack } from '../parts/signupPart.ts'
import type { StoreKit } from '../store.ts'

/** The address of the step to show instead of the one at `path`; null when that step may be shown (P3). */
export async function stepInstead(path: string, { store, attach }: StoreKit): Promise<string | null> {
  attach('signup', makeSignupPart)
  const draft = await whenDraftIsBack(store)
  const step = SIGNUP_STEPS.find((each) => SIGNUP_PATHS[each] === path)
  const shown = step && stepToShow(step, draft)
  return shown === undefined || shown === step ? null : SIGNUP_PATHS[shown]
}
