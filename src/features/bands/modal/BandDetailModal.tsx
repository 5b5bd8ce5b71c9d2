import styled from '@emotion/styled'
import { useId } from 'react'
import { paletteOf } from '#contract/art/palettes.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx'
import { ErrorState } from '#src/ui/lists/ErrorState.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { Overlay, overlayTitle } from '#src/ui/overlays/Overlay.tsx'
import { theme } from '#src/ui/theme.ts'
import type { BandCard } from '../bandCard.ts'
import { MISSING_BAND } from '../bandMissing.ts'
import { BandModalBody } from './BandModalBody.tsx'
import { useCompleteBand } from './useCompleteBand.ts'

const { color, type } = theme

interface BandDetailModalProps {
  open: boolean
  /** Null while closed. */
  band: BandCard | null
  onClose: () => void
}

/** The dialog of a band (docs/product/bands.md "Band dialog"): the card's data at once, then B4 and B5. */
export function BandDetailModal({ open, band, onClose }: BandDetailModalProps) {
  return open && band !== null ? <OpenModal card={band} onClose={onClose} /> : null
}

function OpenModal({ card, onClose }: { card: BandCard; onClose: () => void }) {
  const { band, status, problem, retry } = useCompleteBand(card)
  const titleId = useId()
  // the colours of an uploaded picture are not known
  const glow = band.image === null ? paletteOf(band.seed)[1] : color.s3
  return (
    <Overlay onClose={onClose} labelledBy={titleId} place="centre" surface="s2">
      <Panel>
        <Top style={{ backgroundImage: `radial-gradient(130% 150% at 20% -20%, ${glow} 0, #1d1d2200 78%)` }}>
          <Cover seed={band.seed} src={band.image} size={72} />
          <div>
            <h2 id={titleId} tabIndex={-1} data-autofocus>
              {band.title}
            </h2>
            {band.subtitle !== '' && <p>{band.subtitle}</p>}
          </div>
          <IconButton label="닫기" icon={<CloseIcon />} onClick={onClose} />
        </Top>
        {problem === 'missing' ? (
          <ErrorState
            art="none"
            title={MISSING_BAND.title}
            help={MISSING_BAND.text}
            action={
              <Button size="m" onClick={onClose}>
                닫기
              </Button>
            }
          />
        ) : (
          <BandModalBody band={band} status={status} onRetry={problem === null ? null : retry} />
        )}
      </Panel>
    </Overlay>
  )
}

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  width: calc(100% - 40px);
  max-width: ${theme.frame.bandMax}px;
  max-height: calc(100dvh - 64px);
  border-radius: ${theme.radius.hero}px;
  background: ${color.s2};
  box-shadow: ${theme.shadow.e2};
  overflow: hidden;
  /* a phone at 200 % zoom or in landscape: no part can stay fixed while the rest scrolls */
  @media (max-height: 499px) {
    display: block;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  @media (max-width: 279px) {
    width: calc(100% - 24px);
  }
`

const Top = styled.header`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 24px 56px 20px 20px;
  > div {
    min-width: 0;
  }
  h2,
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  h2 {
    ${overlayTitle}
    outline: none;
  }
  p {
    ${type.body2}
    color: ${color.t2};
  }
  > button {
    position: absolute;
    right: 8px;
    top: 8px;
  }
  @media (max-width: 279px) {
    flex-direction: column;
    align-items: flex-start;
    padding-right: 20px;
  }
`
