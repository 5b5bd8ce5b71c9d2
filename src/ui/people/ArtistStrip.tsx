import { PictureStrip } from '../media/PictureStrip.tsx'
import { ArtistAvatar } from './ArtistAvatar.tsx'

interface ArtistStripProps {
  artists: readonly { spotifyId?: string; name: string; imageUrl: string | null }[]
  /** The name of the list for screen readers. */
  label: string
  /** The width of each disc in px. */
  size?: 64 | 72
  /**
   * Adds a remove button to each artist. Called with the provider's id, or with the name when there is none.
   * Returns whether the artist is removed.
   */
  onRemove?: (key: string) => boolean
  className?: string
}

/** Artists in one line that scrolls horizontally; for a section with `bleed`. */
export function ArtistStrip({ artists, size = 72, ...rest }: ArtistStripProps) {
  const items = artists.map(({ spotifyId, name, imageUrl }) => {
    const key = spotifyId ?? name
    return { key, name, picture: <ArtistAvatar seed={key} name={name} src={imageUrl} size={size} /> }
  })
  return <PictureStrip items={items} width={size} {...rest} />
}
