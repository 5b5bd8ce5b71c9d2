/**
 * The addresses of generated pictures: `/art/artist/{spotifyId}.svg`, and the same with `track` and `album`.
 * The server draws them for other pages and for link previews. The app recognizes the address and draws the
 * picture itself, without a request.
 */
const KINDS = ['artist', 'track', 'album'] as const
export type ArtKind = (typeof KINDS)[number]

export interface GeneratedArt {
  kind: ArtKind
  spotifyId: string
  /** The seed of `coverSvg` for a track or an album, and of `artistSvg` for an artist. */
  seed: string
}

const ADDRESS = new RegExp(`^(?:https?://[^/?#]+)?/art/(${KINDS.join('|')})/([\\w%.-]+)\\.svg$`)

export const artPath = (kind: ArtKind, spotifyId: string) =>
  `/art/${kind}/${encodeURIComponent(spotifyId)}.svg`

/** Null: not the address of a generated picture. */
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
    // The percent signs are not an encoding, so `artPath` did not write this.
    return null
  }
}
