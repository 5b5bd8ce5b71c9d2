import * as v from 'valibot'
import { ARCHIVE_PAGE_MAX } from '#contract/limits.ts'
import { AnswerId, Id, QueryNumber } from '#contract/scalars.ts'
import { ProviderId } from '../music.ts'

/** What an archive keeps (docs/product/archive.md "What an archive keeps"). Each kind has its calls in a file of its own. */
export const TrackItem = v.object({
  trackId: AnswerId,
  spotifyId: v.string(),
  title: v.string(),
  artist: v.string(),
  album: v.nullable(v.string()),
  /** `m:ss`; null: unknown. */
  duration: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  externalUrl: v.nullable(v.string()),
})
export type TrackItem = v.InferOutput<typeof TrackItem>

export const ArtistItem = v.object({
  artistId: AnswerId,
  spotifyId: v.string(),
  name: v.string(),
  genre: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  externalUrl: v.nullable(v.string()),
})
export type ArtistItem = v.InferOutput<typeof ArtistItem>

/** Of an album, whoever looks at it. */
export const albumFields = {
  albumId: AnswerId,
  spotifyId: v.string(),
  name: v.string(),
  artist: v.string(),
  imageUrl: v.nullable(v.string()),
  externalUrl: v.nullable(v.string()),
}

export const AlbumItem = v.object({ ...albumFields, isPrivate: v.boolean() })
export type AlbumItem = v.InferOutput<typeof AlbumItem>

/** What is saved is named as the provider names it. */
export const ToSave = v.object({ spotifyId: ProviderId })

/**
 * Ours: a part of a list, newest first. `limit` entries, and only those behind the item `cursor` (its catalogue id); the whole
 * list without either. An item that is not in the list any more is no place to go on from: 400 with the code `…4000` of its
 * kind, FOLDER4004 in a folder. Then the list has to be read from its start.
 */
export const ArchivePage = v.object({
  cursor: v.optional(Id),
  limit: v.optional(QueryNumber(1, ARCHIVE_PAGE_MAX)),
})

export const FOLDER_COLOURS = ['GRAY', 'YELLOW', 'GREEN', 'RED', 'ORANGE', 'BLUE'] as const
export type FolderColour = (typeof FOLDER_COLOURS)[number]
