import { BAND_LINK_MAX_CHARS } from '#contract/limits.ts'
import { webAddress } from '#src/lib/text/webAddress.ts'

const WITH_SCHEME = /^[a-z][a-z\d+.-]*:/i

/**
 * The address to send for a typed link, which may lack `https://`. Null when it is not a web address or too
 * long.
 */
export function linkOf(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return ''
  const address = WITH_SCHEME.test(text) ? text : `https://${text.replace(/^\/\//, '')}`
  const isWeb = webAddress(address) !== null && new URL(address).hostname.includes('.')
  return isWeb && address.length <= BAND_LINK_MAX_CHARS ? address : null
}
