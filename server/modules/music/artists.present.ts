import type { ArtistCandidate } from '#contract/http/survey.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { ArtistRow } from './catalogue.ts'

export const presentCandidate = (row: ArtistRow, urlOf: UrlOf): ArtistCandidate => ({
  id: row.id,
  spotifyId: row.spotifyId,
  name: row.name,
  genre: row.genre,
  imageUrl: urlOf(row.imageUrl),
  externalUrl: row.externalUrl,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
