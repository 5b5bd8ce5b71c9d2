import styled from '@emotion/styled'
import { useState, type ReactNode } from 'react'
import { isGeneratedArt } from '#contract/art/generatedArt.ts'
import { srcSetOf } from '#contract/pictureSizes.ts'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { theme } from '../theme.ts'

const { color, motion } = theme

/**
 * The width of the picture for `sizes`, so that a phone loads no more than needed: grids have two or three
 * columns, heroes the column's width.
 */
const SIZES = {
  fill: '(max-width: 448px) 33vw, 136px',
  half: '(max-width: 448px) 50vw, 197px',
  hero: '(max-width: 448px) 100vw, 448px',
}

interface PictureProps {
  /**
   * The generated drawing, always rendered: below the photo while that loads, and instead of it when it
   * fails.
   */
  art: ReactNode
  /** The address of a drawing counts as none: `art` is that drawing. */
  src?: string | null
  alt?: string
  /**
   * The edge in px; `fill` or `half` for a square as wide as the container; `hero` when `className` gives the
   * height.
   */
  size: number | keyof typeof SIZES
  /** The CSS radius; people and artists are circles, music is squares. */
  radius: string
  /** Chosen in a picker: veil, red ring and a check. */
  selected?: boolean
  /** The first picture of a screen: loaded at once and not when it comes near. */
  eager?: boolean
  className?: string
}

export function Picture({ art, src, alt = '', size, radius, selected, eager, className }: PictureProps) {
  const [shown, setShown] = useState<{ src: string; outcome: 'loaded' | 'failed' } | null>(null)
  const outcome = shown !== null && shown.src === src ? shown.outcome : 'loading'
  const edge = typeof size === 'number' ? `${size}px` : undefined
  return (
    <Frame
      className={className}
      style={{ width: edge ?? '100%', height: edge, borderRadius: radius }}
      data-fill={size === 'fill' || size === 'half'}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      {art}
      {src && !isGeneratedArt(src) && outcome !== 'failed' && (
        <Photo
          key={src}
          src={src}
          srcSet={srcSetOf(src) ?? undefined}
          sizes={typeof size === 'number' ? edge : SIZES[size]}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          data-loaded={outcome === 'loaded'}
          onLoad={() => setShown({ src, outcome: 'loaded' })}
          onError={() => setShown({ src, outcome: 'failed' })}
        />
      )}
      {selected && (
        <Veil>
          <CheckIcon size={typeof size === 'number' && size <= 52 ? 24 : 32} strokeWidth={2.4} />
        </Veil>
      )}
    </Frame>
  )
}

/** A generated drawing as an image. `eager` decodes it in the same frame as the text around it. */
export function ArtImage({ uri, eager = false }: { uri: string; eager?: boolean }) {
  return (
    <img
      src={uri}
      alt=""
      draggable={false}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'auto'}
    />
  )
}

const Frame = styled.span`
  position: relative;
  flex: none;
  display: block;
  overflow: hidden;
  background: ${color.s2};
  &[data-fill='true'] {
    aspect-ratio: 1;
  }
  > img,
  > svg {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${color.artEdge};
    pointer-events: none;
  }
`

const Photo = styled.img`
  position: absolute;
  inset: 0;
  opacity: 0;
  transition: opacity ${motion.base}ms ${motion.out};
  &[data-loaded='true'] {
    opacity: 1;
  }
`

const Veil = styled.span`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  border-radius: inherit;
  background: ${color.veil};
  box-shadow: inset 0 0 0 3px ${color.red};
  color: ${color.onRed};
`
