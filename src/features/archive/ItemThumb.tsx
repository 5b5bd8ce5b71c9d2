import { Cover } from '#src/ui/media/Cover.tsx'
import { ArtistAvatar } from '#src/ui/people/ArtistAvatar.tsx'
import { type ArchiveItem, type ArchiveKind, KINDS } from './kinds.ts'

interface ItemThumbProps {
  kind: ArchiveKind
  item: Pick<ArchiveItem, 'spotifyId' | 'title' | 'imageUrl'>
}

/** The picture of a row: a circle for an artist, a square cover for a track or an album. */
export function ItemThumb({ kind, item }: ItemThumbProps) {
  return KINDS[kind].thumb === 'circle' ? (
    <ArtistAvatar seed={item.spotifyId} name={item.title} src={item.imageUrl} size={52} />
  ) : (
    <Cover
      seed={`${kind === 'albums' ? 'album' : 'track'}-${item.spotifyId}`}
      src={item.imageUrl}
      size={52}
    />
  )
}
