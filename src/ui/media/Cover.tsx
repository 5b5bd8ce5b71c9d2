import { readArt } from '#contract/art/generatedArt.ts'
import { coverUri } from '../art/coverUri.ts'
import { ArtImage, Picture } from './Picture.tsx'

/**
 * The radius follows from the size. `hero` gets its height from `className`; `bleed` extends to the edges.
 */
const RADIUS = {
  40: 8,
  52: 10,
  64: 12,
  72: 14,
  96: 14,
  112: 24,
  fill: 16,
  half: 16,
  hero: 24,
  bleed: 0,
} as const

interface CoverProps {
  /**
   * `band-{id}`, `album-{providerId}` or `track-{providerId}`. If `src` is the address of a drawing, that
   * drawing is used.
   */
  seed: string
  src?: string | null
  size: keyof typeof RADIUS
  /** Only when the title is not written beside it. */
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
