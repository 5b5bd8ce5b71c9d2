import { useId } from 'react'
import { artistSvg } from '#contract/art/artistSvg.ts'
import { readArt } from '#contract/art/generatedArt.ts'
import { Picture } from '../media/Picture.tsx'

interface ArtistAvatarProps {
  /**
   * The provider's id, or the name when there is none. If `src` is the address of a drawing, that drawing is
   * used.
   */
  seed: string
  name: string
  src?: string | null
  size: 28 | 36 | 44 | 52 | 60 | 64 | 72 | 88 | 104 | 'fill'
  selected?: boolean
  className?: string
}

/** An artist: a circle. Its letter is decorative; the name is always written beside it. */
export function ArtistAvatar({ seed, name, src, size, selected, className }: ArtistAvatarProps) {
  const art = <ArtistDisc seed={readArt(src)?.seed ?? seed} name={name} />
  return <Picture art={art} src={src} size={size} radius="50%" selected={selected} className={className} />
}

/**
 * Inline and not an image, because only then does the letter use the app's font. So each instance needs its
 * own id.
 */
function ArtistDisc({ seed, name }: { seed: string; name: string }) {
  const own = useId()
  const markup = artistSvg(seed, name)
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/id="(\w+)"/, `id="$1${own}"`)
    .replace(/url\(#(\w+)\)/, `url(#$1${own})`)
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
