/** The absolute address of a stored file (docs/wire.md "Files"); null stays null, and what is absolute already stays as it is. */
export type UrlOf = (stored: string | null) => string | null

/**
 * The store keeps paths, so a move to another host loses no picture. They become absolute in each answer: at PUBLIC_URL,
 * or, where that is unknown, at the address this request came to. Never stored, or one forged `Host` would send everybody
 * elsewhere.
 */
export function urlsFor(publicUrl: URL | null, request: Request): UrlOf {
  let origin = publicUrl?.origin
  return absolute(() => (origin ??= new URL(request.url).origin))
}

/**
 * For what reaches somebody other than the caller: absolute at PUBLIC_URL, else the path as it is stored, which a page reads
 * against its own address. The host of the caller's request is the caller's word, and not theirs to give to others.
 */
export function urlsForOthers(publicUrl: URL | null): UrlOf {
  return absolute(() => publicUrl?.origin ?? '')
}

/** Put together by hand: a list of rooms has hundreds of pictures, and parsing an address costs a microsecond (S9). */
const absolute =
  (originOf: () => string): UrlOf =>
  (stored) =>
    stored?.startsWith('/') ? originOf() + stored : stored

/** Of a path that is there. */
export const urlOfPath = (path: string, urlOf: UrlOf): string => urlOf(path) ?? path

/** The other way round, for an address that comes back to us: of a file of ours its path, any other as it is. */
export function pathOfUrl(url: string, urlOf: UrlOf): string {
  const files = urlOfPath('/files/', urlOf)
  return url.startsWith(files) ? url.slice(files.length - '/files/'.length) : url
}
