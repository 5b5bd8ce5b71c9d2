import list from './commonPasswords.json' with { type: 'json' }

const COMMON: ReadonlySet<string> = new Set(list.split(' '))

/**
 * Whether a password that fits the sign-up's form is among the best known ones, compared without case (A8,
 * A14, A15). The app loads the list with the screens that set a password. Where it comes from:
 * docs/product/auth.md "Common passwords".
 */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase())
