import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

export interface Session extends TokenPair {
  /** Null when the answer had none (docs/product/auth.md "Session": optional). */
  memberId: number | null
}

export interface AuthState {
  accessToken: string | null
  refreshToken: string | null
  memberId: number | null
  /** The only role (docs/product.md "Whom it is for"). */
  role: 'USER' | null
  /**
   * The member has just signed up, or takes the pre-test that they had skipped: `/signup/complete` and
   * `/pre-test/*` stay open until they leave for another screen (P1).
   */
  onboarding: boolean
  withdrawal: Withdrawal
  lapsed: Lapsed | null
}

/**
 * The server has ended the session while the member was using the app. Their drafts are kept until somebody
 * logs in: the same member finds them again, for anybody else they are removed.
 */
export interface Lapsed {
  memberId: number | null
  /** Because of a suspension (AUTH4032). Absent: it was too old, or ended elsewhere. */
  isSuspended?: true
}

/**
 * The state of a withdrawal (A4). It survives the session that it ends, because its screen stays until the
 * member has read the result. `asked`: A4 is pending · `unsure`: no answer, it may have happened · `done`: it
 * happened, and the member has not read it yet.
 */
export type Withdrawal = 'asked' | 'unsure' | 'done' | null

const signedOut: AuthState = {
  accessToken: null,
  refreshToken: null,
  memberId: null,
  role: null,
  onboarding: false,
  withdrawal: null,
  lapsed: null,
}

/** Both tokens present means signed in as USER (docs/product/auth.md "Session"). */
export function authOf(session: Session | null, onboarding = false): AuthState {
  return session ? { ...signedOut, ...session, role: 'USER', onboarding } : signedOut
}

/**
 * Where a change happened. Another tab has already written its changes to storage, and writing them again
 * could overwrite something newer. So `sessionMiddleware` stores only changes of this tab.
 */
export interface SessionMeta {
  elsewhere: boolean
  /** `sessionEnded` only: see `Lapsed`. */
  lapsed?: boolean
  /** `sessionEnded` with `lapsed` only: by a suspension. */
  suspended?: boolean
}

const happened = <Payload>(payload: Payload, meta: SessionMeta = { elsewhere: false }) => ({ payload, meta })

/** The signed-in member and their tokens (P2). */
const authSlice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    /** A1, or A8 with tokens; A8 opens the onboarding (P1). */
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
    /**
     * Logged out, withdrawn, or refused a renewal by the server (P18). The root reducer empties the whole
     * state, except the drafts of a session that has lapsed.
     */
    sessionEnded: {
      prepare: (meta?: SessionMeta) => happened(undefined, meta),
      reducer: ({ withdrawal, memberId }, { meta }: PayloadAction<undefined, string, SessionMeta>) => ({
        ...signedOut,
        withdrawal: afterSession(withdrawal, meta),
        lapsed: meta.lapsed ? { memberId, ...(meta.suspended && { isSuspended: true }) } : null,
      }),
    },
    /** 예 was pressed: A4 is pending. */
    withdrawalBegun: (auth) => {
      auth.withdrawal = 'asked'
    },
    /** A4 got no answer. */
    withdrawalUnanswered: (auth) => {
      auth.withdrawal = 'unsure'
    },
    /** The account is gone; `sessionEnded` follows. */
    withdrawalDone: (auth) => {
      auth.withdrawal = 'done'
    },
    /** It failed, or the member has read that it succeeded. */
    withdrawalSettled: (auth) => {
      auth.withdrawal = null
    },
    /** A member who had skipped the pre-test takes it after all. */
    onboardingResumed: (auth) => {
      auth.onboarding = true
    },
    /** The onboarding was skipped, finished or left for `/` (P1). */
    onboardingFinished: (auth) => {
      auth.onboarding = false
    },
  },
})

/**
 * When the server ends the session of a member whose withdrawal got no answer, the withdrawal has happened. A
 * log-out in another tab does not show that.
 */
function afterSession(withdrawal: Withdrawal, { elsewhere }: SessionMeta): Withdrawal {
  if (withdrawal !== 'unsure') return withdrawal
  return elsewhere ? null : 'done'
}

export const { loggedIn, tokensRenewed, sessionEnded, onboardingResumed, onboardingFinished } =
  authSlice.actions
export const { withdrawalBegun, withdrawalUnanswered, withdrawalDone, withdrawalSettled } = authSlice.actions
export const authReducer = authSlice.reducer

/** The part of the state that these selectors need, so that features do not depend on the store. */
export interface WithAuth {
  auth: AuthState
}

export const selectAccessToken = (state: WithAuth) => state.auth.accessToken
export const selectMemberId = (state: WithAuth) => state.auth.memberId
export const selectIsAuthenticated = (state: WithAuth) => state.auth.accessToken !== null
export const selectIsOnboarding = (state: WithAuth) => state.auth.onboarding
export const selectWithdrawal = (state: WithAuth) => state.auth.withdrawal
export const selectLapsed = (state: WithAuth) => state.auth.lapsed
