/**
 * Makes the path of a stored file an absolute address (docs/wire.md "Files"). Null stays null; an absolute
 * address stays unchanged.
 */
export type UrlOf = (stored: string | null) => string | null

/**
 * The store keeps paths, so that a change of host breaks no picture. Each answer makes them absolute with
 * PUBLIC_URL or, if that is unset, with the origin of the request; those below `/files/` with
 * PUBLIC_FILES_URL if that is set. The result is never stored: a forged `Host` header would then point every
 * reader to another server.
 */
export function urlsFor(publicUrl: URL | null, request: Request, filesUrl: string | null = null): UrlOf {
  let origin = publicUrl?.origin
  return absolute(() => (origin ??= new URL(request.url).origin), filesUrl)
}

/**
 * For data that reaches somebody other than the caller: absolute with PUBLIC_URL, otherwise the stored path,
 * which a page resolves against its own address. The caller controls the `Host` header, so it must not reach
 * other members.
 */
export function urlsForOthers(publicUrl: URL | null, filesUrl: string | null = null): UrlOf {
  return absolute(() => publicUrl?.origin ?? '', filesUrl)
}

/**
 * Concatenates instead of parsing: a list of rooms has hundreds of pictures, and parsing an address takes a
 * microsecond (S9).
 */
const absolute =
  (originOf: () => string, filesUrl: string | null): UrlOf =>
  (stored) => {
    if (!stored?.startsWith('/')) return stored
    return (filesUrl !== null && stored.startsWith('/files/') ? filesUrl : originOf()) + stored
  }

/** `urlOf` for a path that is not null. */
export const urlOfPath = (path: string, urlOf: UrlOf): string => urlOf(path) ?? path

/**
 * The inverse: the path for an address of a file stored here, any other address unchanged. Files have an
 * address of the app beside that of PUBLIC_FILES_URL; a page that was opened before it was set knows only
 * that one.
 */
export function pathOfUrl(url: string, urlOf: UrlOf): string {
  const known = [urlOfPath('/files/', urlOf), `${urlOfPath('/', urlOf)}files/`]
  const start = known.find((each) => url.startsWith(each))
  return start === undefined ? url : url.slice(start.length - '/files/'.length)
}
