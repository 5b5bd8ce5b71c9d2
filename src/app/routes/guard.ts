import { paths } from '#src/lib/paths.ts'

/**
 * Who may open a screen. `member`: signed in. `visitor`: signed out. `onboarding`: signed out, or just signed
 * up (P1). `anyone`: the not-found screen.
 */
export type Access = 'member' | 'visitor' | 'onboarding' | 'anyone'

export interface Visitor {
  isAuthenticated: boolean
  isOnboarding: boolean
}

/**
 * The address to redirect to; null when the screen may be opened (docs/product.md "Who may open a screen").
 */
export function whereInstead(access: Access, { isAuthenticated, isOnboarding }: Visitor): string | null {
  switch (access) {
    case 'member':
      return isAuthenticated ? null : paths.login()
    case 'visitor':
      return isAuthenticated ? paths.home() : null
    case 'onboarding':
      return isAuthenticated && !isOnboarding ? paths.home() : null
    case 'anyone':
      return null
  }
}
