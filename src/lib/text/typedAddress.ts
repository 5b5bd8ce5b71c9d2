import { webAddress } from './webAddress.ts'

const WITH_SCHEME = /^[a-z][a-z\d+.-]*:/i

/**
 * The address to send for a typed link, which may lack `https://`; empty for an empty text. Null when it is
 * not a web address or too long.
 */
export function typedAddress(typed: string, maxChars: number): string | null {
  const text = typed.trim()
  if (text === '') return ''
  const address = WITH_SCHEME.test(text) ? text : `https://${text.replace(/^\/\//, '')}`
  const isWeb = webAddress(address) !== null && new URL(address).hostname.includes('.')
  return isWeb && address.length <= maxChars ? address : null
}
