import { ArtistAvatar } from '#src/ui/ArtistAvatar.tsx'
import { Cover } from '#src/ui/Cover.tsx'
import { type ArchiveItem, type ArchiveKind, KINDS } from './kinds.ts'

/** The picture of a row: artists are circles, music is squares. */
export function ItemThumb({ kind, item }: { kind: ArchiveKind; item: ArchiveItem }) {
  return KINDS[kind].thumb === 'circle' ? (
    <ArtistAvatar seed={item.spotifyId} name={item.title} src={item.imageUrl} size={52} />
  ) : (
    <Cover seed={`track-${item.spotifyId}`} src={item.imageUrl} size={52} />
  )
}
