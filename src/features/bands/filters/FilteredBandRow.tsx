import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { BandSummary } from '#contract/http/bands/bands.ts'
import { paths } from '#src/lib/paths.ts'
import { useNow } from '#src/lib/time/now.ts'
import { dayNumber, toInstant } from '#src/lib/time/time.ts'
import { Cover } from '#src/ui/media/Cover.tsx'
import { Badge } from '#src/ui/people/Badge.tsx'
import { Marked } from '#src/ui/text/Marked.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { cardOfSummary } from '../bandCard.ts'
import { bandStateOf } from '../bandState.ts'
import { daysText } from './bandFilters.ts'

interface FilteredBandRowProps {
  band: BandSummary
  /** What was searched for; it is marked in the name. */
  typed: string
}

/** A band that recruits: what it plays, on which days, and how many days are left to apply. */
export function FilteredBandRow({ band, typed }: FilteredBandRowProps) {
  const card = cardOfSummary(band)
  const facts = [band.genres[0], daysText(band.days) || band.region].filter(Boolean)
  return (
    <Link css={rowCss} to={paths.band(band.bandId, band.name)} state={bandStateOf(card)}>
      <Cover seed={card.seed} src={card.image} size={72} />
      <Words>
        <span>
          <b>
            <Marked text={band.name} typed={typed} />
          </b>
          <Deadline endDate={band.endDate} />
        </span>
        {card.subtitle !== '' && <p>{card.subtitle}</p>}
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </Words>
    </Link>
  )
}

/** `오늘 마감`, `D-2`; nothing without an end, or after it. */
function Deadline({ endDate }: Pick<BandSummary, 'endDate'>) {
  const now = useNow()
  if (endDate === null) return null
  const left = dayNumber(toInstant(endDate)) - dayNumber(now)
  if (left < 0) return null
  if (left === 0) return <Badge tone="redSoft">오늘 마감</Badge>
  return (
    <Badge tone="quiet">
      <span aria-hidden="true">D-{left}</span>
      <VisuallyHidden>마감 {left}일 전</VisuallyHidden>
    </Badge>
  )
}

const rowCss = css`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  padding: 12px var(--gutter);
  &:active {
    background: ${theme.color.s1};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  /* a phone at 200 % zoom */
  @media (max-width: 279px) {
    flex-direction: column;
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 100%;
  > span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  b,
  p,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    min-width: 0;
    ${theme.type.title3}
    font-size: 17px;
  }
  p {
    ${theme.type.label}
    font-weight: 500;
    color: ${theme.color.t2};
  }
  small {
    display: block;
    margin-top: 6px;
    ${theme.type.caption}
    color: ${theme.color.t2};
  }
`
