import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

export interface Session extends TokenPair {
  /** Null when the answer carried none (docs/product/auth.md "Session": optional). */
  memberId: number | null
}

export interface AuthState {
  accessToken: string | null
  refreshToken: string | null
  memberId: number | null
  /** The only role there is (docs/product.md "Whom it is for"). */
  role: 'USER' | null
  /** Just signed up: `/signup/complete` and `/pre-test/*` stay open until the member leaves for home (P1). */
  onboarding: boolean
  withdrawal: Withdrawal
}

/**
 * A withdrawal (A4) outlives the session it ends: the screen it was asked on stands until its end has been read.
 * `asked`: the server is being told · `unsure`: nobody answered, it may have happened · `done`: it has, and is to be read.
 */
export type Withdrawal = 'asked' | 'unsure' | 'done' | null

const signedOut: AuthState = {
  accessToken: null,
  refreshToken: null,
  memberId: null,
  role: null,
  onboarding: false,
  withdrawal: null,
}

/** Both tokens present = signed in as USER (docs/product/auth.md "Session"). */
export function authOf(session: Session | null, onboarding = false): AuthState {
  return session ? { ...session, role: 'USER', onboarding, withdrawal: null } : signedOut
}

/**
 * Where it happened. What another tab did, it has already written to storage: writing it again could overwrite something
 * newer, so `sessionMiddleware` stores only what happened here.
 */
export interface SessionMeta {
  elsewhere: boolean
}

const happened = <Payload>(payload: Payload, meta: SessionMeta = { elsewhere: false }) => ({ payload, meta })

/** Who is signed in (P2). */
const authSlice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    /** A1, or A8 with tokens; the latter opens the onboarding (P1). */
    loggedIn: {
      prepare: (session: Session & { onboarding?: boolean }, meta?: SessionMeta) => happened(session, meta),
      reducer: (
        _auth,
        { payload }: PayloadAction<Session & { onboarding?: boolean }, string, SessionMeta>,
      ) => {
        const { onboarding, ...session } = payload
        return authOf(session, onboarding)
      },
    },
    /** A2. */
    tokensRenewed: {
      prepare: (tokens: TokenPair, meta?: SessionMeta) => happened(tokens, meta),
      reducer: (auth, { payload }: PayloadAction<TokenPair, string, SessionMeta>) => {
        auth.accessToken = payload.accessToken
        auth.refreshToken = payload.refreshToken
      },
    },
    /** Logged out, withdrawn, or the server refused to renew (P18). Empties the whole state: see the root reducer. */
    sessionEnded: {
      prepare: (meta?: SessionMeta) => happened(undefined, meta),
      reducer: ({ withdrawal }, { meta }: PayloadAction<undefined, string, SessionMeta>) => ({
        ...signedOut,
        withdrawal: afterSession(withdrawal, meta),
      }),
    },
    /** 예: A4 is on its way. */
    withdrawalBegun: (auth) => {
      auth.withdrawal = 'asked'
    },
    /** A4 went unanswered. */
    withdrawalUnanswered: (auth) => {
      auth.withdrawal = 'unsure'
    },
    /** The account is gone; `sessionEnded` comes with it. */
    withdrawalDone: (auth) => {
      auth.withdrawal = 'done'
    },
    /** It failed, or that it succeeded has been read. */
    withdrawalSettled: (auth) => {
      auth.withdrawal = null
    },
    /** Skipped, finished or left to `/` (P1). */
    onboardingFinished: (auth) => {
      auth.onboarding = false
    },
  },
})

/** The server refuses to go on with a member who may have withdrawn: they have. A log-out of another tab tells nothing of the kind. */
function afterSession(withdrawal: Withdrawal, { elsewhere }: SessionMeta): Withdrawal {
  if (withdrawal !== 'unsure') return withdrawal
  return elsewhere ? null : 'done'
}

export const { loggedIn, tokensRenewed, sessionEnded, onboardingFinished } = authSlice.actions
export const { withdrawalBegun, withdrawalUnanswered, withdrawalDone, withdrawalSettled } = authSlice.actions
export const authReducer = authSlice.reducer

/** The part of the state these selectors need, so that a feature need not know the store. */
export interface WithAuth {
  auth: AuthState
}

export const selectAccessToken = (state: WithAuth) => state.auth.accessToken
export const selectMemberId = (state: WithAuth) => state.auth.memberId
export const selectIsAuthenticated = (state: WithAuth) => state.auth.accessToken !== null
export const selectIsOnboarding = (state: WithAuth) => state.auth.onboarding
export const selectWithdrawal = (state: WithAuth) => state.auth.withdrawal
