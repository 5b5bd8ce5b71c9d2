import { PictureStrip } from '../media/PictureStrip.tsx'
import { ArtistAvatar } from './ArtistAvatar.tsx'

interface ArtistStripProps {
  artists: readonly { spotifyId?: string; name: string; imageUrl: string | null }[]
  /** Name of the list for those who do not see its heading. */
  label: string
  /** Of each disc, in px. */
  size?: 64 | 72
  /** Each gets a cross. Called with the provider's id, or with the name where there is none; answers whether the artist goes. */
  onRemove?: (key: string) => boolean
  className?: string
}

/** Artists in one line that scrolls sideways; belongs into a bleeding section. */
export function ArtistStrip({ artists, size = 72, ...rest }: ArtistStripProps) {
  const items = artists.map(({ spotifyId, name, imageUrl }) => {
    const key = spotifyId ?? name
    return { key, name, picture: <ArtistAvatar seed={key} name={name} src={imageUrl} size={size} /> }
  })
  return <PictureStrip items={items} width={size} {...rest} />
}
