import styled from '@emotion/styled'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { theme } from '#src/ui/theme.ts'
import type { BandCard } from '../bandCard.ts'
import { BandTags } from '../BandTags.tsx'

const { color, type, radius } = theme

/** The wanted session and one more tag; the dialog shows all. */
const TAGS = 2

interface BandRowProps {
  band: BandCard
  onOpen: (band: BandCard) => void
}

/**
 * A band in the list. The picture and JOIN open its dialog; the touch area of the picture covers the whole
 * card (docs/product/bands.md "Recommended bands").
 */
export function BandRow({ band, onOpen }: BandRowProps) {
  const { title, subtitle, image, seed, tags, reasons } = band
  const open = () => onOpen(band)
  return (
    <Card>
      <Open type="button" aria-haspopup="dialog" aria-label={`${title} 정보 보기`} onClick={open}>
        <Cover seed={seed} src={image} size={96} />
      </Open>
      <Words>
        <Head>
          <h3>{title}</h3>
          <Button size="s" pill aria-haspopup="dialog" aria-label={`${title} JOIN`} onClick={open}>
            JOIN
          </Button>
        </Head>
        {subtitle !== '' && <p>{subtitle}</p>}
        <BandTags tags={tags.slice(0, TAGS)} size="s" />
        {reasons.length > 0 && (
          <Reasons aria-label="추천하는 이유">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Reasons>
        )}
      </Words>
    </Card>
  )
}

/** The column of cards, at most 420 px wide (docs/product/bands.md "Recommended bands"). */
export const Column = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 10px;
  width: calc(100% - 32px);
  max-width: ${theme.frame.bandMax}px;
  margin: 0 auto;
`

export const Card = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 12px;
  border-radius: ${radius.l}px;
  background: ${color.s1};
  list-style: none;
  /* a phone at 200 % zoom: no room beside the picture */
  @media (max-width: 279px) {
    flex-direction: column;
    align-items: stretch;
  }
`

const Open = styled.button`
  flex: none;
  border-radius: ${radius.m}px;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.l}px;
  }
  &:active::after {
    background: rgba(255, 255, 255, 0.04);
  }
`

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  > p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 14px;
    line-height: 20px;
    color: ${color.t2};
  }
  > [role='group'] {
    margin-top: 10px;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  h3 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${type.title3}
  }
  button {
    /* above the button that covers the whole card */
    z-index: 1;
    margin: -3px 0;
    letter-spacing: 0.04em;
  }
`

const Reasons = styled.ul`
  margin-top: 8px;
  ${type.caption}
  color: ${color.t3};
  li {
    display: inline;
  }
  li:not(:last-child)::after {
    content: ' · ';
  }
`
