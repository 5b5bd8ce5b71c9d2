import { BAND_LINK_MAX_CHARS } from '#contract/limits.ts'
import { typedAddress } from '#src/lib/text/typedAddress.ts'

/** The address to send for a typed link of a band; null when it is none. */
export const linkOf = (typed: string): string | null => typedAddress(typed, BAND_LINK_MAX_CHARS)
