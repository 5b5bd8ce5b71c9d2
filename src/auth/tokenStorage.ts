import type { Lapsed, Session, TokenPair } from './authSlice.ts'

/**
 * Local storage, shared by all tabs: `accessToken`, `refreshToken`, `memberId` (P2). No other file uses these
 * keys.
 */
const KEYS = ['accessToken', 'refreshToken', 'memberId'] as const

/** Session storage, one tab: the onboarding flag (P1). */
const ONBOARDING_KEY = 'onboarding'

/** Session storage, one tab: the id of the member whose session has lapsed, or empty. */
const LAPSED_KEY = 'lapsedMember'

/** Session storage, one tab: present when a suspension has ended it. */
const SUSPENDED_KEY = 'lapsedBySuspension'

/** Null unless both tokens are stored. */
export function readSession(local = localStorage): Session | null {
  const accessToken = local.getItem('accessToken')
  const refreshToken = local.getItem('refreshToken')
  if (!accessToken || !refreshToken) return null
  return { accessToken, refreshToken, memberId: Number(local.getItem('memberId')) || null }
}

export interface TokenStorage {
  read: () => Session | null
  readOnboarding: () => boolean
  saveSession: (session: Session, onboarding: boolean) => void
  saveTokens: (tokens: TokenPair) => void
  beginOnboarding: () => void
  endOnboarding: () => void
  clear: () => void
  readLapsed: () => Lapsed | null
  /** The drafts of this tab stay for the same member. */
  saveLapsed: (lapsed: Lapsed) => void
  endLapsed: () => void
  /**
   * Removes everything else that this tab keeps over a reload, because the next member may be another one.
   */
  clearTab: () => void
  /** Calls back after another tab changed any of the keys. Returns a function that stops listening. */
  onChangeElsewhere: (changed: () => void) => () => void
}

/**
 * Other tabs may read between two writes. So the access token is written last and removed first: they see a
 * whole session or none.
 */
export function makeTokenStorage(local = localStorage, session = sessionStorage): TokenStorage {
  const saveTokens = ({ accessToken, refreshToken }: TokenPair) => {
    local.setItem('refreshToken', refreshToken)
    local.setItem('accessToken', accessToken)
  }

  const beginOnboarding = () => session.setItem(ONBOARDING_KEY, 'true')

  return {
    read: () => readSession(local),
    readOnboarding: () => session.getItem(ONBOARDING_KEY) === 'true',
    saveSession({ memberId, ...tokens }, onboarding) {
      if (onboarding) beginOnboarding()
      if (memberId === null) local.removeItem('memberId')
      else local.setItem('memberId', String(memberId))
      saveTokens(tokens)
    },
    saveTokens,
    beginOnboarding,
    endOnboarding: () => session.removeItem(ONBOARDING_KEY),
    readLapsed() {
      const memberId = session.getItem(LAPSED_KEY)
      if (memberId === null) return null
      const isSuspended = session.getItem(SUSPENDED_KEY) !== null
      return { memberId: Number(memberId) || null, ...(isSuspended && { isSuspended }) }
    },
    saveLapsed({ memberId, isSuspended }) {
      session.removeItem(ONBOARDING_KEY)
      session.setItem(LAPSED_KEY, String(memberId ?? ''))
      if (isSuspended) session.setItem(SUSPENDED_KEY, 'true')
      else session.removeItem(SUSPENDED_KEY)
    },
    endLapsed: () => [LAPSED_KEY, SUSPENDED_KEY].forEach((key) => session.removeItem(key)),
    clear: () => KEYS.forEach((key) => local.removeItem(key)),
    clearTab: () => session.clear(),
    onChangeElsewhere(changed) {
      const listener = ({ key, storageArea }: StorageEvent) => {
        if (storageArea !== local) return
        if (key === null || KEYS.some((known) => known === key)) changed()
      }
      window.addEventListener('storage', listener)
      return () => window.removeEventListener('storage', listener)
    },
  }
}
