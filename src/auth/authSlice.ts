import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

export interface Session extends TokenPair {
  /** Null when the answer carried none (product-1 section 3: optional). */
  memberId: number | null
}

export interface AuthState {
  accessToken: string | null
  refreshToken: string | null
  memberId: number | null
  /** The only role there is (product-1 section 6). */
  role: 'USER' | null
  /** Just signed up: `/signup/complete` and `/pre-test/*` stay open until the member leaves for home (P1). */
  onboarding: boolean
}

const signedOut: AuthState = {
  accessToken: null,
  refreshToken: null,
  memberId: null,
  role: null,
  onboarding: false,
}

/** Both tokens present = signed in as USER (product-1 section 4, "Session start"). */
export function authOf(session: Session | null, onboarding = false): AuthState {
  return session ? { ...session, role: 'USER', onboarding } : signedOut
}

/** Who is signed in. Tokens are written to storage by `sessionMiddleware`, from these actions alone. */
const authSlice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    /** A1, or A8 with tokens; the latter opens the onboarding. */
    loggedIn: (_auth, { payload }: PayloadAction<Session & { onboarding?: boolean }>) => {
      const { onboarding, ...session } = payload
      return authOf(session, onboarding)
    },
    /** A2. */
    tokensRenewed: (auth, { payload }: PayloadAction<TokenPair>) => {
      auth.accessToken = payload.accessToken
      auth.refreshToken = payload.refreshToken
    },
    /** Logged out, withdrawn, or the server refused to renew (P18). Empties the whole state: see the root reducer. */
    sessionEnded: () => signedOut,
    /** Another tab logged in, renewed or logged out (P2). It has already written the storage. */
    sessionChangedElsewhere: (auth, { payload }: PayloadAction<Session | null>) =>
      authOf(payload, payload?.memberId === auth.memberId && auth.onboarding),
    /** Skipped, finished or left to `/` (P1). */
    onboardingFinished: (auth) => {
      auth.onboarding = false
    },
  },
})

export const { loggedIn, tokensRenewed, sessionEnded, sessionChangedElsewhere, onboardingFinished } =
  authSlice.actions
export const authReducer = authSlice.reducer

/** The part of the state these selectors need, so that a feature need not know the store. */
export interface WithAuth {
  auth: AuthState
}

export const selectAccessToken = (state: WithAuth) => state.auth.accessToken
export const selectMemberId = (state: WithAuth) => state.auth.memberId
export const selectIsAuthenticated = (state: WithAuth) => state.auth.accessToken !== null
export const selectIsOnboarding = (state: WithAuth) => state.auth.onboarding
