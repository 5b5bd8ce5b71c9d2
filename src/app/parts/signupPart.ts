import { selectIsOnboarding } from '#src/auth/authSlice.ts'
import {
  PERSISTED_DRAFT_FIELDS,
  signupDraftReducer,
  type SignupDraft,
} from '#src/features/auth/signup/signupDraftSlice.ts'
import { SIGNUP_PATHS, SIGNUP_STEPS, stepToShow } from '#src/features/auth/signup/signupSteps.ts'
import type { AppStore, StoreKit } from '../store.ts'
import { whenBack } from './persisted.ts'
import { sessionDraft } from './sessionDraft.ts'

/** The sign-up draft, without the password (P3). */
export const makeSignupPart = () => sessionDraft('signupDraft', signupDraftReducer, PERSISTED_DRAFT_FIELDS)

/** Resolves at once, except for a moment after a reload. */
export const whenDraftIsBack = (store: AppStore) => whenBack<SignupDraft>(store, 'signupDraft')

/**
 * The address of the step to show instead of the one at `path`; null when that step may be shown (P3). The
 * welcome stays open to a new member as long as the onboarding lasts (P1).
 */
export async function stepInstead(path: string, { store, attach }: StoreKit): Promise<string | null> {
  attach('signup', makeSignupPart)
  const draft = await whenDraftIsBack(store)
  const step = SIGNUP_STEPS.find((each) => SIGNUP_PATHS[each] === path)
  if (step === 'complete' && selectIsOnboarding(store.getState())) return null
  const shown = step && stepToShow(step, draft)
  return shown === undefined || shown === step ? null : SIGNUP_PATHS[shown]
}
