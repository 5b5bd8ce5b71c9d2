import type { ArtistItem } from '#contract/http/archive.ts'
import type { ArtistCandidate } from '#contract/http/survey.ts'
import type { UrlOf } from '#server/fileUrls.ts'
import type { ArtistRow } from './artists.queries.ts'

const shared = ({ spotifyId, name, genre, imageUrl, externalUrl }: ArtistRow, urlOf: UrlOf) => ({
  spotifyId,
  name,
  genre,
  imageUrl: urlOf(imageUrl),
  externalUrl,
})

export const presentArtistItem = (row: ArtistRow, urlOf: UrlOf): ArtistItem => ({
  artistId: row.id,
  ...shared(row, urlOf),
})

export const presentCandidate = (row: ArtistRow, urlOf: UrlOf): ArtistCandidate => ({
  id: row.id,
  ...shared(row, urlOf),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
