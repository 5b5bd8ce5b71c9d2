import * as v from 'valibot'
import { ARCHIVE_PAGE_MAX } from '#contract/limits.ts'
import { AnswerId, Id, QueryNumber } from '#contract/scalars.ts'
import { ProviderId } from '../music.ts'

/** A track in an archive (docs/product/archive.md "What an archive keeps"). */
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

/** The fields of an album that do not depend on who reads it. */
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

/** An item to save, by the provider's id. */
export const ToSave = v.object({ spotifyId: ProviderId })

/**
 * Ours: one page of a list, newest first. It has `limit` entries, starting after the item whose catalogue id
 * is `cursor`. Without both parameters the answer is the whole list. If the item `cursor` is no longer in the
 * list, the call refuses with 400 and the code `…4000` of the kind, in a folder with FOLDER4004; the client
 * then starts again from the first page.
 */
export const ArchivePage = v.object({
  cursor: v.optional(Id),
  limit: v.optional(QueryNumber(1, ARCHIVE_PAGE_MAX)),
})

export const FOLDER_COLOURS = ['GRAY', 'YELLOW', 'GREEN', 'RED', 'ORANGE', 'BLUE'] as const
export type FolderColour = (typeof FOLDER_COLOURS)[number]
