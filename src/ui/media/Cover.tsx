import { readArt } from '#contract/art/generatedArt.ts'
import { coverUri } from '../art/coverUri.ts'
import { ArtImage, Picture } from './Picture.tsx'

/** Radius belongs to the size: rows, cards, grids. A hero sets its own height through `className`, a `bleed` goes to the edges. */
const RADIUS = { 40: 8, 52: 10, 64: 12, 72: 14, 96: 14, fill: 16, half: 16, hero: 24, bleed: 0 } as const

interface CoverProps {
  /** `band-{id}`, `album-{providerId}` or `track-{providerId}`; where `src` is the address of a drawing, that one is drawn. */
  seed: string
  src?: string | null
  size: keyof typeof RADIUS
  /** Only where the title is not written beside it. */
  alt?: string
  selected?: boolean
  eager?: boolean
  className?: string
}

/** A band, album or track: always a rounded square. */
export function Cover({ seed, src, size, alt, selected, eager, className }: CoverProps) {
  return (
    <Picture
      art={<ArtImage uri={coverUri(readArt(src)?.seed ?? seed)} eager={eager} />}
      src={src}
      alt={alt}
      size={size === 'bleed' ? 'hero' : size}
      radius={`${RADIUS[size]}px`}
      selected={selected}
      eager={eager}
      className={className}
    />
  )
}
