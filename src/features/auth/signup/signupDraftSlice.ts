import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Region } from '#contract/scalars.ts'
import { codeEndFromNow } from '../codes/countdown.ts'
import { NO_TICKS, type Ticks } from '../consents/ticks.ts'

/** The Korean words that A8 accepts (docs/wire.md "Fixed lists"). */
export type GenderWord = '남성' | '여성'

export interface SignupDraft {
  /** Of the consent step. */
  ticks: Ticks
  email: string
  /** The end of the countdown, in ms since 1970; null when no code was sent or the last one was used. */
  codeEndsAt: number | null
  /** From A6, for the sign-up with this e-mail (W13); null: the e-mail has to be verified. */
  proof: string | null
  /** Kept in memory only (P3). */
  password: string
  passwordConfirmed: boolean
  /** Set once the server has said that it is free. */
  nickname: string
  gender: GenderWord | null
  /** As typed. */
  age: string
  region: Region | null
  /** The nickname of the member who has just signed up; the rest of the draft is then empty. */
  completedAs: string | null
}

/** The part of the draft that the last step asks for. */
export type SignupProfile = Pick<SignupDraft, 'gender' | 'age' | 'region'>

const initialState: SignupDraft = {
  ticks: NO_TICKS,
  email: '',
  codeEndsAt: null,
  proof: null,
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
    ticked: (draft, { payload }: PayloadAction<Partial<Ticks>>) => {
      Object.assign(draft.ticks, payload)
    },
    /** The server does not accept the versions any more (A8: COMMON400). */
    consentLapsed: (draft) => {
      draft.ticks = NO_TICKS
    },
    /** Also after a resend. Starts the countdown, and the e-mail has to be verified again. */
    codeSent: {
      prepare: (email: string) => ({
        payload: { email, codeEndsAt: codeEndFromNow() },
      }),
      reducer: (draft, { payload }: PayloadAction<{ email: string; codeEndsAt: number }>) => {
        Object.assign(draft, payload, { proof: null, completedAs: null })
      },
    },
    emailVerified: (draft, { payload: proof }: PayloadAction<string>) => {
      draft.proof = proof
      draft.codeEndsAt = null
    },
    /** The server does not accept the proof any more (A8: AUTH4023). */
    emailVerificationLapsed: (draft) => {
      draft.proof = null
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
    /** Another member has taken it meanwhile (A8: MEMBER4009). */
    nicknameLost: (draft) => {
      draft.nickname = ''
    },
    profileChanged: (draft, { payload }: PayloadAction<Partial<SignupProfile>>) => {
      Object.assign(draft, payload)
    },
    /** A8 succeeded. Keeps only the nickname, for the greeting. */
    signedUp: (draft) => ({ ...initialState, completedAs: draft.nickname }),
  },
})

export const {
  ticked,
  consentLapsed,
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

/** The fields that are written to session storage: all but the password and its confirmation (P3). */
export const PERSISTED_DRAFT_FIELDS = [
  'ticks',
  'email',
  'codeEndsAt',
  'proof',
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
