import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Region } from '#contract/scalars.ts'

/** docs/product/auth.md "Code step": one second less than the code lives, so the page never promises more than the server keeps. */
const CODE_COUNTDOWN_SECONDS = 299

/** The Korean words, as A8 takes them (docs/wire.md "Fixed lists"). */
export type GenderWord = '남성' | '여성'

export interface SignupDraft {
  email: string
  /** When the running countdown ends, in ms since 1970; null: no code was sent. */
  codeEndsAt: number | null
  emailVerified: boolean
  /** In memory only: never written to any storage (P3). */
  password: string
  passwordConfirmed: boolean
  /** Set once it was found to be free. */
  nickname: string
  gender: GenderWord | null
  /** As typed. */
  age: string
  region: Region | null
  /** The nickname that has just become a member; the draft is empty otherwise. */
  completedAs: string | null
}

/** The last step's part of the draft. */
export type SignupProfile = Pick<SignupDraft, 'gender' | 'age' | 'region'>

const initialState: SignupDraft = {
  email: '',
  codeEndsAt: null,
  emailVerified: false,
  password: '',
  passwordConfirmed: false,
  nickname: '',
  gender: null,
  age: '',
  region: null,
  completedAs: null,
}

const signupDraftSlice = createSlice({
  name: 'signupDraft',
  initialState,
  reducers: {
    /** Also after a resend: the countdown starts again. Another e-mail has to be verified again. */
    codeSent: {
      prepare: (email: string) => ({
        payload: { email, codeEndsAt: Date.now() + CODE_COUNTDOWN_SECONDS * 1_000 },
      }),
      reducer: (draft, { payload }: PayloadAction<{ email: string; codeEndsAt: number }>) => {
        Object.assign(draft, payload, { emailVerified: false, completedAs: null })
      },
    },
    emailVerified: (draft) => {
      draft.emailVerified = true
      draft.codeEndsAt = null
    },
    /** The server no longer holds the e-mail as verified (A8: AUTH4023). */
    emailVerificationLapsed: (draft) => {
      draft.emailVerified = false
    },
    passwordChosen: (draft, { payload: password }: PayloadAction<string>) => {
      if (password !== draft.password) draft.passwordConfirmed = false
      draft.password = password
    },
    passwordConfirmed: (draft) => {
      draft.passwordConfirmed = true
    },
    nicknameChosen: (draft, { payload: nickname }: PayloadAction<string>) => {
      draft.nickname = nickname
    },
    /** Somebody else was quicker (A8: MEMBER4009). */
    nicknameLost: (draft) => {
      draft.nickname = ''
    },
    profileChanged: (draft, { payload }: PayloadAction<Partial<SignupProfile>>) => {
      Object.assign(draft, payload)
    },
    /** A8 succeeded. Only the name is kept, to greet with. */
    signedUp: (draft) => ({ ...initialState, completedAs: draft.nickname }),
  },
})

export const {
  codeSent,
  emailVerified,
  emailVerificationLapsed,
  passwordChosen,
  passwordConfirmed,
  nicknameChosen,
  nicknameLost,
  profileChanged,
  signedUp,
} = signupDraftSlice.actions
export const signupDraftReducer = signupDraftSlice.reducer

/** What may be written to session storage: everything but the password and its confirmation (P3). */
export const PERSISTED_DRAFT_FIELDS = [
  'email',
  'codeEndsAt',
  'emailVerified',
  'nickname',
  'gender',
  'age',
  'region',
  'completedAs',
] as const satisfies (keyof SignupDraft)[]

export interface WithSignupDraft {
  signupDraft: SignupDraft
}

export const selectSignupDraft = (state: WithSignupDraft) => state.signupDraft
