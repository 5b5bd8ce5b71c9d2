import {
  PERSISTED_DRAFT_FIELDS,
  signupDraftReducer,
  type SignupDraft,
} from '#src/features/auth/signup/signupDraftSlice.ts'
import type { AppStore } from '../store.ts'
import { whenBack } from './persisted.ts'
import { sessionDraft } from './sessionDraft.ts'

/** The sign-up draft, without the password (P3). */
export const makeSignupPart = () => sessionDraft('signupDraft', signupDraftReducer, PERSISTED_DRAFT_FIELDS)

/** Resolves at once, except for a moment after a reload. */
export const whenDraftIsBack = (store: AppStore) => whenBack<SignupDraft>(store, 'signupDraft')
