import { paths } from '#src/lib/paths.ts'
import { consentsOf } from '../consents/ticks.ts'
import type { SignupDraft } from './signupDraftSlice.ts'

export const SIGNUP_STEPS = [
  'consent',
  'email',
  'verify',
  'password',
  'password-confirm',
  'nickname',
  'profile',
  'complete',
] as const
export type SignupStep = (typeof SIGNUP_STEPS)[number]

export const SIGNUP_PATHS: Record<SignupStep, string> = {
  consent: paths.signupConsent(),
  email: paths.signupEmail(),
  verify: paths.signupVerify(),
  password: paths.signupPassword(),
  'password-confirm': paths.signupPasswordConfirm(),
  nickname: paths.signupNickname(),
  profile: paths.signupProfile(),
  complete: paths.signupComplete(),
}

/**
 * Percent of the progress bar (docs/product/auth.md "Sign-up"). Code and confirmation share the value of the
 * step before.
 */
export const SIGNUP_PROGRESS: Record<Exclude<SignupStep, 'complete'>, number> = {
  consent: 12,
  email: 25,
  verify: 25,
  password: 50,
  'password-confirm': 50,
  nickname: 75,
  profile: 100,
}

/** Whether a step is done. The profile step is never done: the sign-up itself completes it. */
const DONE: Record<Exclude<SignupStep, 'complete'>, (draft: SignupDraft) => boolean> = {
  consent: (draft) => consentsOf(draft.ticks) !== null,
  email: (draft) => draft.email !== '',
  verify: (draft) => draft.proof !== null,
  password: (draft) => draft.password !== '',
  'password-confirm': (draft) => draft.passwordConfirmed,
  nickname: (draft) => draft.nickname !== '',
  profile: () => false,
}

/**
 * The step to show for a URL: the wanted one, or the first one before it that is not done. After a reload
 * that is the password step (P3). The code step always opens and says itself when the e-mail is missing
 * (docs/product/auth.md "Sign-up").
 */
export function stepToShow(wanted: SignupStep, draft: SignupDraft): SignupStep {
  if (wanted === 'verify') return wanted
  if (wanted === 'complete' && draft.completedAs !== null) return wanted
  for (const step of SIGNUP_STEPS) {
    if (step === wanted || step === 'complete') return wanted
    if (!DONE[step](draft)) return step
  }
  return wanted
}
