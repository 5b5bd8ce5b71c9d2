import styled from '@emotion/styled'
import { useId } from 'react'
import { Cover } from '#src/ui/media/Cover.tsx'
import { Art } from './SavedBandArt.tsx'
import { SavedBandCaption } from './SavedBandCaption.tsx'
import { SavedBandCard } from './SavedBandCard.tsx'
import { useInfoCard } from './useInfoCard.ts'
import type { KnownBand } from './useSavedBand.ts'

/** The band's picture in full size. A tap on it opens and closes the card with the recruitment. */
export function SavedBand({ band }: { band: KnownBand }) {
  const { isOpen, opener, card, close, toggle } = useInfoCard()
  const id = useId()
  return (
    <>
      <Art>
        <Cover seed={`band-${band.bandId}`} src={band.imageUrl} size="bleed" eager css={{ height: '100%' }} />
      </Art>
      <Touch
        ref={opener}
        type="button"
        aria-label="모집 정보"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      />
      {isOpen ? (
        <SavedBandCard id={id} ref={card} band={band} onLeave={close} />
      ) : (
        <SavedBandCaption band={band} />
      )}
    </>
  )
}

/* Taps pass through the caption over the picture, but not through the card. */
const Touch = styled.button`
  position: absolute;
  inset: 0;
  &:focus-visible {
    outline-offset: -4px;
  }
`
