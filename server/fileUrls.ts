/** The absolute address of a stored file (api.md 18); null stays null, and what is absolute already stays as it is. */
export type UrlOf = (stored: string | null) => string | null

/**
 * The store keeps paths, so a move to another host loses no picture. They become absolute in each answer: at PUBLIC_URL,
 * or, where that is unknown, at the address this request came to. Never stored, or one forged `Host` would send everybody
 * elsewhere.
 */
export function urlsFor(publicUrl: URL | null, request: Request): UrlOf {
  return (stored) => stored && new URL(stored, publicUrl?.origin ?? request.url).href
}

/**
 * For what reaches somebody other than the caller: absolute at PUBLIC_URL, else the path as it is stored, which a page reads
 * against its own address. The host of the caller's request is the caller's word, and not theirs to give to others.
 */
export function urlsForOthers(publicUrl: URL | null): UrlOf {
  return (stored) => (stored && publicUrl ? new URL(stored, publicUrl.origin).href : stored)
}
