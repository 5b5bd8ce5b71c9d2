/**
 * The addresses of pictures that nobody took: `/art/artist/{spotifyId}.svg`, and `track` and `album` alike. The server draws them
 * for whoever asks (other pages, link previews); the SPA knows one by its address and draws it itself, without a request.
 */
const KINDS = ['artist', 'track', 'album'] as const
export type ArtKind = (typeof KINDS)[number]

export interface GeneratedArt {
  kind: ArtKind
  spotifyId: string
  /** What `coverSvg` draws a track or an album from, and `artistSvg` an artist. */
  seed: string
}

const ADDRESS = new RegExp(`^(?:https?://[^/?#]+)?/art/(${KINDS.join('|')})/([\\w%.-]+)\\.svg$`)

export const artPath = (kind: ArtKind, spotifyId: string) =>
  `/art/${kind}/${encodeURIComponent(spotifyId)}.svg`

/** Null: a photo, or no address at all. */
export function readArt(url: string | null | undefined): GeneratedArt | null {
  const [, kind, encoded] = ADDRESS.exec(url ?? '') ?? []
  const spotifyId = decoded(encoded)
  if (kind === undefined || spotifyId === null) return null
  return { kind: kind as ArtKind, spotifyId, seed: kind === 'artist' ? spotifyId : `${kind}-${spotifyId}` }
}

export const isGeneratedArt = (url: string | null | undefined): boolean => readArt(url) !== null

function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text)
  } catch {
    // A lone percent sign: nothing that artPath wrote.
    return null
  }
}
