import type { Logger } from 'pino'
import type { AlbumDetail } from '#contract/http/archive/archivedAlbums.ts'
import type { AlbumInfo, ArtistInfo, TrackInfo } from '#contract/http/music.ts'
import type { Db } from './db/db.ts'
import type { Bus } from './realtime/events.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** Slow on purpose and queued: throws COMMON429 with Retry-After when too many are waiting (P20). */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Null stands for the hash of nobody: it takes as long as any other, and is never right. */
  verify(hash: string | null, password: string): Promise<boolean>
}

export interface AccessClaims {
  memberId: number
  email: string
  /** The log-in it belongs to: the family of its refresh tokens. */
  sessionId: string
  expiresAt: Date
}

export interface RefreshClaims {
  memberId: number
  email: string
  tokenId: string
  familyId: string
  expiresAt: Date
}

export type TokenVerdict<Claims> = { ok: true; claims: Claims } | { ok: false; why: 'expired' | 'invalid' }

/** Signs and reads the JWTs of docs/wire.md "Tokens". Signing the same claims twice gives the same text. */
export interface TokenSigner {
  signAccess(claims: Omit<AccessClaims, 'expiresAt'>, issuedAt: Date): Promise<string>
  signRefresh(claims: Omit<RefreshClaims, 'expiresAt'>, issuedAt: Date): Promise<string>
  readAccess(token: string): Promise<TokenVerdict<AccessClaims>>
  readRefresh(token: string): Promise<TokenVerdict<RefreshClaims>>
}

/** Recordings as their first bytes tell them apart. Containers that hold sound or film alike count as film. */
export type MediaType =
  | 'audio/aac'
  | 'audio/flac'
  | 'audio/mp4'
  | 'audio/mpeg'
  | 'audio/ogg'
  | 'audio/wav'
  | 'video/mp4'
  | 'video/quicktime'
  | 'video/webm'

/** A recording that its sender declares as sound. A sound in a film container is kept under the container's audio type. */
export type SoundType = Extract<MediaType, `audio/${string}`> | 'audio/webm'

/** Every type a kept file can have. Nothing that a browser would run: no SVG, no HTML (docs/wire.md "Files"). */
export type FileType = PictureType | MediaType | SoundType
export type PictureType = 'image/jpeg' | 'image/webp'

/** A file to keep as it is. */
export interface KeptFile {
  bytes: Uint8Array<ArrayBuffer>
  mime: FileType
}

/** One picture in the widths of `contract/pictureSizes.ts`, rising; the last is the picture itself. */
export interface KeptPicture {
  mime: PictureType
  /** Of the picture itself. */
  heightPx: number
  sizes: readonly { widthPx: number; bytes: Uint8Array<ArrayBuffer> }[]
}

export interface ServedFile {
  mime: FileType
  /** In bytes. */
  size: number
  /** From one byte to another, both included. */
  read(from: number, to: number): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
}

/** `files`: for anybody who knows the name. `room-files`: for the members of a room, under signed addresses (`roomFiles.ts`). */
export type FilePlace = 'files' | 'room-files'

/** What members have sent, under names that nobody can guess. What a name stands for never changes. */
export interface Files {
  /** Resolves with the path it is served under, `/files/…` unless told otherwise; that is what the store keeps. */
  put(file: KeptFile, place?: FilePlace): Promise<string>
  /** All sizes under one name; the path is that of the largest, and `srcSetOf` tells the others from it. */
  putPicture(picture: KeptPicture, place?: FilePlace): Promise<string>
  /** Null: no such file. Any text may be asked for. */
  get(path: string): Promise<ServedFile | null>
  /** With all sizes of a picture. Of a file that is gone already: nothing. */
  remove(path: string): Promise<void>
  /**
   * Paths of all there is under `/files/`, each size of a picture by itself, in no order; not of what lies in rooms. What is put or
   * removed meanwhile may be among them or not.
   */
  list(): AsyncIterable<string>
  /** When it was put, by the clock of the place where it lies. Null: it is gone. */
  keptAt(path: string): Promise<Date | null>
}

export interface Pictures {
  /**
   * Makes a picture fit to keep: upright, no larger than it may be, with nothing of what the camera wrote into it. Null: it
   * cannot be read to its end.
   */
  prepare(bytes: Uint8Array<ArrayBuffer>): Promise<KeptPicture | null>
}

/** What a sound says about itself. */
export interface SoundFacts {
  /** Null: it does not say, or cannot be read. */
  durationMs: number | null
  /** Whether there are moving pictures in it. */
  carriesFilm: boolean
}

export interface Sounds {
  /** Never rejects, and gives up within seconds, whatever it is given: what cannot be told is null, and no film. */
  look(bytes: Uint8Array<ArrayBuffer>, mime: SoundType): Promise<SoundFacts>
}

export interface Found {
  tracks: TrackInfo[]
  artists: ArtistInfo[]
  albums: AlbumInfo[]
}

/** One place on an album (AL5). */
export type AlbumTrack = AlbumDetail['tracks'][number]

export interface AlbumTracks {
  /** As the provider counts them. */
  total: number
  /** In the order of the record, disc after disc. */
  tracks: AlbumTrack[]
}

/** `offset` and `limit` apply to each kind that is asked for. */
export interface MusicQuery<Kind extends keyof Found = keyof Found> {
  text: string
  kinds: readonly Kind[]
  limit: number
  offset: number
}

/**
 * Who knows the music of the world: the bundled catalogue, or a provider over the network. Pictures that are ours come as
 * paths; `Handled.urlOf` makes them absolute.
 * @throws AppError SPOTIFY5002 the provider fails or does not answer in time
 */
export interface Music {
  search<Kind extends keyof Found>(query: MusicQuery<Kind>): Promise<Pick<Found, Kind>>
  /** Names to go on typing with, in the order of M5, none twice. */
  complete(text: string, kinds: readonly (keyof Found)[], limit: number): Promise<string[]>
  /** Null, as with an artist and an album: nobody knows this id. */
  track(spotifyId: string): Promise<TrackInfo | null>
  artist(spotifyId: string): Promise<ArtistInfo | null>
  album(spotifyId: string): Promise<AlbumInfo | null>
  /** Null: nobody knows this album. */
  albumTracks(spotifyId: string): Promise<AlbumTracks | null>
  /** By any of its names, whatever the case. Null: nobody knows it. */
  artistNamed(name: string): Promise<ArtistInfo | null>
  /** Everybody to suggest from (S1), the best known first; empty when the provider has no such list. */
  suggestedArtists(): Promise<ArtistInfo[]>
  /** The SVG that one of our own paths stands for. Null: not ours, or of nobody we know. */
  picture(path: string): string | null
}

/** Everything a service may reach. `main.ts` is the only place that chooses; tests choose others. */
export interface Deps {
  db: Db
  now: () => Date
  /** A random UUID. */
  newId: () => string
  mail: Mailer
  bus: Bus
  hash: PasswordHasher
  /** What the store keeps of refresh tokens and mailed codes: a keyed digest, worth nothing without the server's secret. */
  digest: (text: string) => Promise<string>
  tokens: TokenSigner
  files: Files
  pictures: Pictures
  sounds: Sounds
  music: Music
  log: Logger
}
