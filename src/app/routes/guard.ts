import { EDITOR_PARAM, paths } from '#src/lib/paths.ts'

/**
 * Who may open a screen. `member`: signed in. `visitor`: signed out. `onboarding`: signed out, or just signed
 * up (P1). `anyone`: the texts and the not-found screen.
 */
export type Access = 'member' | 'visitor' | 'onboarding' | 'anyone'

export interface Visitor {
  isAuthenticated: boolean
  isOnboarding: boolean
}

/**
 * The address to redirect to; null when the screen may be opened (docs/product.md "Who may open a screen").
 * `asked` is the address of the screen.
 */
export function whereInstead(
  access: Access,
  { isAuthenticated, isOnboarding }: Visitor,
  asked: Pick<URL, 'pathname' | 'search' | 'searchParams'>,
): string | null {
  switch (access) {
    case 'member':
      return isAuthenticated ? null : paths.login(wayBack(asked))
    case 'visitor':
      return isAuthenticated ? (wayOn(asked.searchParams) ?? paths.home()) : null
    case 'onboarding':
      return isAuthenticated && !isOnboarding ? paths.home() : null
    case 'anyone':
      return null
  }
}

/** The log-in leads to home anyway. On `/my` members log out, and in the settings they withdraw. */
const NOT_ASKED_FOR = [paths.home(), paths.my(), paths.settings()]

/** The editor has no log-out, so a session that ends there has lapsed, and its draft is kept. */
const isProfileEditor = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean =>
  pathname === paths.my() && searchParams.has(EDITOR_PARAM)

/** What the log-in remembers of the address that was asked for. */
const wayBack = (asked: Pick<URL, 'pathname' | 'search' | 'searchParams'>): string | undefined =>
  NOT_ASKED_FOR.includes(asked.pathname) && !isProfileEditor(asked)
    ? undefined
    : asked.pathname + asked.search

/** Any origin: only a path of the same one leads back to it. */
const HERE = 'http://localhost'

/**
 * The address that the log-in was opened for. Null: none, or one that would leave this origin: a link to the
 * log-in must not lead its visitor to another site.
 */
function wayOn(search: URLSearchParams): string | null {
  const next = search.get('next') ?? ''
  if (!next.startsWith('/') || !URL.canParse(next, HERE)) return null
  const { origin, pathname, search: query, hash } = new URL(next, HERE)
  return origin === HERE ? pathname + query + hash : null
}
