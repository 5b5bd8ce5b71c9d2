/**
 * Makes the path of a stored file an absolute address (docs/wire.md "Files"). Null stays null; an absolute
 * address stays unchanged.
 */
export type UrlOf = (stored: string | null) => string | null

/**
 * The store keeps paths, so that a change of host breaks no picture. Each answer makes them absolute with
 * PUBLIC_URL or, if that is unset, with the origin of the request. The result is never stored: a forged
 * `Host` header would then point every reader to another server.
 */
export function urlsFor(publicUrl: URL | null, request: Request): UrlOf {
  let origin = publicUrl?.origin
  return absolute(() => (origin ??= new URL(request.url).origin))
}

/**
 * For data that reaches somebody other than the caller: absolute with PUBLIC_URL, otherwise the stored path,
 * which a page resolves against its own address. The caller controls the `Host` header, so it must not reach
 * other members.
 */
export function urlsForOthers(publicUrl: URL | null): UrlOf {
  return absolute(() => publicUrl?.origin ?? '')
}

/**
 * Concatenates instead of parsing: a list of rooms has hundreds of pictures, and parsing an address takes a
 * microsecond (S9).
 */
const absolute =
  (originOf: () => string): UrlOf =>
  (stored) =>
    stored?.startsWith('/') ? originOf() + stored : stored

/** `urlOf` for a path that is not null. */
export const urlOfPath = (path: string, urlOf: UrlOf): string => urlOf(path) ?? path

/** The inverse: the path for an address of a file stored here, any other address unchanged. */
export function pathOfUrl(url: string, urlOf: UrlOf): string {
  const files = urlOfPath('/files/', urlOf)
  return url.startsWith(files) ? url.slice(files.length - '/files/'.length) : url
}
