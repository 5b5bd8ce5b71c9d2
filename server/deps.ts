import type { Logger } from 'pino'
import type { AlbumDetail } from '#contract/http/archive/archivedAlbums.ts'
import type { AlbumInfo, ArtistInfo, TrackInfo } from '#contract/http/music.ts'
import type { PushSubscription } from '#contract/http/notifications/push.ts'
import type { Bucket } from '#contract/tokenBucket.ts'
import type { Db } from './db/db.ts'
import type { Bus } from './realtime/events.ts'
import type { Tracing } from './traces/tracing.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/**
 * Slow on purpose, with a bounded queue: throws COMMON429 with Retry-After when too many calls are waiting
 * (P20).
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Null stands for an unknown member: it takes as long as a real hash and always returns false. */
  verify(hash: string | null, password: string): Promise<boolean>
}

export interface AccessClaims {
  memberId: number
  email: string
  /** The session it belongs to: the family of its refresh tokens. */
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

/**
 * Signs and verifies the JWTs of docs/wire.md "Tokens". Signing the same claims twice gives the same text.
 */
export interface TokenSigner {
  signAccess(claims: Omit<AccessClaims, 'expiresAt'>, issuedAt: Date): Promise<string>
  signRefresh(claims: Omit<RefreshClaims, 'expiresAt'>, issuedAt: Date): Promise<string>
  readAccess(token: string): Promise<TokenVerdict<AccessClaims>>
  readRefresh(token: string): Promise<TokenVerdict<RefreshClaims>>
  /**
   * The refresh token of these claims under each accepted secret, the one that signs first. For repeating a
   * token that may have been signed before the secret was changed.
   */
  refreshUnderEach(claims: Omit<RefreshClaims, 'expiresAt'>, issuedAt: Date): Promise<string[]>
}

/** A keyed digest: the stored value is worthless without the server's secret. */
export interface Digest {
  /** Under the secret that signs. */
  (text: string): Promise<string>
  /** Under each accepted secret, that one first: what was stored or given out may be any of them. */
  underEach(text: string): Promise<string[]>
}

/**
 * Stands in the log for an address or an e-mail: the same text for the same one until the day is over, on every
 * node, and another on the next day.
 */
export type Pseudonym = (kind: 'address' | 'email', text: string) => string

/** Recordings as recognised by their first bytes. Containers for audio or video count as video. */
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

/**
 * A recording that its sender declares as audio. Audio in a video container is stored under the container's
 * audio type.
 */
export type SoundType = Extract<MediaType, `audio/${string}`> | 'audio/webm'

/** Every type of a stored file. None that a browser would execute: no SVG, no HTML (docs/wire.md "Files"). */
export type FileType = PictureType | MediaType | SoundType
export type PictureType = 'image/jpeg' | 'image/webp'

/** A file to store unchanged. */
export interface KeptFile {
  bytes: Uint8Array<ArrayBuffer>
  mime: FileType
}

/** One picture in the widths of `contract/pictureSizes.ts`, ascending; the last is the picture itself. */
export interface KeptPicture {
  mime: PictureType
  /** The height of the picture itself. */
  heightPx: number
  sizes: readonly { widthPx: number; bytes: Uint8Array<ArrayBuffer> }[]
}

export interface ServedFile {
  mime: FileType
  /** In bytes. */
  size: number
  /** Reads a byte range; both ends are inclusive. */
  read(from: number, to: number): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
}

/**
 * `files`: readable by anybody who knows the name. `room-files`: for the members of a room, under signed
 * addresses (`roomFiles.ts`).
 */
export type FilePlace = 'files' | 'room-files'

/** A file while it arrives, for one request. */
export interface TemporaryFile {
  /** In bytes. */
  readonly size: number
  /** Appends. The bytes may be reused once it resolves. */
  write(bytes: Uint8Array): Promise<void>
  /** The whole content. */
  read(): Promise<Uint8Array<ArrayBuffer>>
  /** Frees the space; the file cannot be used afterwards. A second call has no effect. */
  remove(): Promise<void>
}

export interface TemporaryFiles {
  create(): Promise<TemporaryFile>
}

/**
 * Members' files under unguessable names. The content of a name never changes. A store over the network
 * throws `FilesOutOfReach` when it fails or does not answer in time.
 */
export interface Files {
  /** Resolves with the path it is served under, by default `/files/…`; the store keeps that path. */
  put(file: KeptFile, place?: FilePlace): Promise<string>
  /**
   * Stores all sizes under one name. The path is that of the largest; `srcSetOf` derives the others from it.
   */
  putPicture(picture: KeptPicture, place?: FilePlace): Promise<string>
  /** Null: no such file. Accepts any text. */
  get(path: string): Promise<ServedFile | null>
  /**
   * A signed address at which the store itself serves the file, valid from then until then: whoever has it
   * may read the file. The same for the same times, and made without asking whether there is such a file.
   * Null: the store serves nothing itself. Accepts any text.
   */
  addressOf(path: string, from: Date, until: Date): Promise<string | null>
  /** Removes all sizes of a picture. A missing file is ignored. */
  remove(path: string): Promise<void>
  /**
   * Stores a file under the path that it had before, as from a backup. It may be there already, also in part.
   * @throws Error no path of a file
   */
  putBack(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /**
   * All paths of a place, by default those under `/files/`, each size of a picture separately, in no order.
   * Files put or removed meanwhile may or may not be listed.
   */
  list(place?: FilePlace): AsyncIterable<string>
  /** When the file was put, by the clock of the storage. Null: it is gone. */
  keptAt(path: string): Promise<Date | null>
  /** The id of the database that the files belong to (`files/storeId.ts`). Null: none was written yet. */
  storeId(): Promise<string | null>
  /** Writes it, unless there is one already. */
  claimFor(storeId: string): Promise<void>
  /** Keeps one size of a file where nobody is served it, as removed at `at`. A missing file is ignored. */
  setAside(path: string, at: Date): Promise<void>
  /** All paths set aside, each with its time, in no order. */
  listAside(): AsyncIterable<{ path: string; at: Date }>
  /** Serves it again. */
  takeBack(path: string): Promise<void>
  /** Deletes it for good. */
  removeAside(path: string): Promise<void>
}

/** What a request to a files' store over the network does; the metrics' label `verb`. */
export type FilesVerb = 'get' | 'head' | 'put' | 'copy' | 'delete' | 'list' | 'upload'

/**
 * How it ended; the metrics' label `outcome`. `missing`: there is no such file. `refused`: by the store.
 * `failed`: the store is broken or cannot be reached. `late`: no answer in time. `ended`: nobody wanted the
 * answer any more.
 */
export type FilesOutcome = 'done' | 'missing' | 'refused' | 'failed' | 'late' | 'ended'

/** Called for each request, repeated ones too, once its answer has been read. Must not throw. */
export type CountFilesRequest = (verb: FilesVerb, outcome: FilesOutcome, seconds: number) => void

/**
 * Archives of members' data (docs/product/settings.md "Own data"), each written once under an unguessable
 * path below `/exports/`.
 */
export interface Archives {
  /** Writes the chunks as they come. When they fail nothing is left, and the failure is passed on. */
  put(chunks: AsyncIterable<Uint8Array>): Promise<{ path: string; bytes: number }>
  /** Null: no such archive. Accepts any text. */
  get(path: string): Promise<Pick<ServedFile, 'size' | 'read'> | null>
  /** A missing archive is ignored. */
  remove(path: string): Promise<void>
  /** Removes archives written before then, and what a dead process has half written. Returns how many. */
  removeOlder(before: Date): Promise<number>
}

export interface Pictures {
  /**
   * Prepares a picture for storage: upright, resized to the limit, without camera metadata. Null: it cannot
   * be decoded completely.
   */
  prepare(bytes: Uint8Array<ArrayBuffer>): Promise<KeptPicture | null>
}

/** What the metadata of an audio file says. */
export interface SoundFacts {
  /** Null: unknown or unreadable. */
  durationMs: number | null
  /** Whether it contains a video track. */
  carriesFilm: boolean
}

export interface Sounds {
  /**
   * Never rejects and gives up within seconds: an unknown duration is null, and an unreadable file carries no
   * film.
   */
  look(bytes: Uint8Array<ArrayBuffer>, mime: SoundType): Promise<SoundFacts>
}

export interface Found {
  tracks: TrackInfo[]
  artists: ArtistInfo[]
  albums: AlbumInfo[]
}

/** One track of an album (AL5). */
export type AlbumTrack = AlbumDetail['tracks'][number]

export interface AlbumTracks {
  /** The total as the provider reports it. */
  total: number
  /** In album order, disc after disc. */
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
 * The music catalogue: the bundled one, or a provider over the network. Pictures of this server come as
 * paths; `Handled.urlOf` makes them absolute.
 * @throws AppError SPOTIFY5002 the provider fails or does not answer in time
 */
export interface Music {
  search<Kind extends keyof Found>(query: MusicQuery<Kind>): Promise<Pick<Found, Kind>>
  /** Completions of the typed text, in the order of M5, without duplicates. */
  complete(text: string, kinds: readonly (keyof Found)[], limit: number): Promise<string[]>
  /** Null for an unknown id; the same for `artist` and `album`. */
  track(spotifyId: string): Promise<TrackInfo | null>
  artist(spotifyId: string): Promise<ArtistInfo | null>
  album(spotifyId: string): Promise<AlbumInfo | null>
  /** Null: unknown album. */
  albumTracks(spotifyId: string): Promise<AlbumTracks | null>
  /** Finds an artist by any of its names, ignoring case. Null: unknown. */
  artistNamed(name: string): Promise<ArtistInfo | null>
  /** All artists to suggest from (S1), the best known first; empty when the provider has no such list. */
  suggestedArtists(): Promise<ArtistInfo[]>
  /** The SVG for a path of this server. Null: not such a path, or an unknown item. */
  picture(path: string): string | null
}

/** A token bucket of one caller. `key` names both, for example `read:member:7`. */
export interface KeyedBucket {
  key: string
  bucket: Bucket
}

/** The token buckets of all callers, by key. */
export interface Buckets {
  /**
   * Takes one event from each bucket, or from none of them. Returns the milliseconds to wait until all of
   * them have one; 0: taken. Never throws or rejects: a limiter that fails lets the caller pass.
   */
  take(from: readonly KeyedBucket[]): number | Promise<number>
}

export interface PushOptions {
  /** How long the push service keeps it for a device that is not reachable. */
  ttlSeconds: number
  /**
   * At most 32 characters of base64url. A push that has not been delivered is replaced by a later one of the
   * same topic.
   */
  topic: string
  urgency: 'low' | 'normal' | 'high'
}

export type PushOutcome =
  | { is: 'delivered' }
  /** The push service does not know the subscription, or nothing can be encrypted for it. */
  | { is: 'gone' }
  | { is: 'tooLarge' }
  /** Unreachable, too slow, overloaded or out of order; null: it has not said when to come back. */
  | { is: 'later'; retryAfterSeconds: number | null }
  | { is: 'refused'; status: number }

/** Web Push: sends to browsers through the push services of their makers. */
export interface Push {
  /** The key that browsers subscribe with (N5), in base64url. */
  publicKey: string
  /** Whether the address belongs to a push service that may be called. Accepts any text. */
  isKnown(endpoint: string): boolean
  /** Encrypts and sends. Never rejects. */
  send(subscription: PushSubscription, payload: string, options: PushOptions): Promise<PushOutcome>
}

/**
 * What is counted for operators (docs/operations.md "Metrics"). Counting is cheap and never throws. Texts are
 * of a fixed list, never what a caller has written, because each makes a series of its own.
 */
export interface Metrics {
  /** `call`: the id of a call, or what else was asked for (`OtherAnswer`). */
  answered(call: string, status: number, seconds: number): void
  /** A message was committed so long after its SEND. */
  messageStored(seconds: number): void
  /** The sockets of this node have a message so long after its SEND. */
  messageDelivered(seconds: number): void
  /** `job`: its name in the log. */
  jobEnded(job: string, outcome: 'done' | 'failed', seconds: number): void
}

/**
 * Everything a service may use. `main.ts` is the only place that chooses the implementations; tests choose
 * others.
 */
export interface Deps {
  db: Db
  now: () => Date
  /** A random UUID. */
  newId: () => string
  mail: Mailer
  bus: Bus
  /** Counts how often callers do what has a limit (`contract/budgets.ts`). */
  buckets: Buckets
  hash: PasswordHasher
  /** For refresh tokens, mailed codes, proofs, and addresses of room files. */
  digest: Digest
  tokens: TokenSigner
  files: Files
  archives: Archives
  /** A member has asked for their data: this node looks at once. Otherwise a job of any node finds it. */
  onExportAsked: () => void
  push: Push
  /** Something is to be pushed: this node looks at once. Otherwise any node finds it within seconds. */
  onPushNews: () => void
  /** Which of the members have a page in sight, on any node. */
  inSight: (memberIds: readonly number[]) => ReadonlySet<number>
  /** Where the files of multipart calls arrive (`http/uploads/`). */
  temporary: TemporaryFiles
  pictures: Pictures
  sounds: Sounds
  music: Music
  metrics: Metrics
  /** Records what a request or a message causes (docs/operations.md "Traces"). */
  tracing: Tracing
  /** For the log, which holds neither addresses nor e-mails. */
  pseudonym: Pseudonym
  log: Logger
}
