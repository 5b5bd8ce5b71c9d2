import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { BandSummary } from '#contract/http/bands/bands.ts'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { paths } from '#src/lib/paths.ts'
import { ListRowContent, listRowCss } from '#src/ui/lists/ListRow.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { cardOfSummary } from './bandCard.ts'
import { bandStateOf } from './bandState.ts'
import { BandStatusBadge } from './BandStatusBadge.tsx'

interface BandLinkRowProps {
  band: BandSummary
  /** The name as it is rendered, for example with the searched part marked. */
  name?: ReactNode
}

/** A band in a list of results: one line that links to its page. */
export function BandLinkRow({ band, name = band.name }: BandLinkRowProps) {
  const card = cardOfSummary(band)
  const wanted = band.sessions.map((session) => SESSION_NAMES[session]).join(', ')
  const words = [wanted && `${wanted} 모집`, card.subtitle].filter(Boolean).join(' · ')
  return (
    <Link css={listRowCss} to={paths.band(band.bandId, band.name)} state={bandStateOf(card)}>
      <ListRowContent
        thumb={<Cover seed={card.seed} src={card.image} size={52} />}
        title={name}
        subtitle={words || undefined}
        trailing={<BandStatusBadge status={band.status} />}
      />
    </Link>
  )
}
