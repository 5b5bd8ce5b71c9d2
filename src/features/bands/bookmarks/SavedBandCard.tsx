import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useId, type Ref } from 'react'
import { theme } from '#src/ui/theme.ts'
import { BandStatusBadge } from '../BandStatusBadge.tsx'
import { BandSkills } from './BandSkills.tsx'
import type { MembersState } from './membersState.ts'
import { SavedBandActions } from './SavedBandActions.tsx'
import { SavedBandConditions } from './SavedBandConditions.tsx'
import type { KnownBand } from './useSavedBand.ts'

interface SavedBandCardProps {
  id: string
  ref: Ref<HTMLElement>
  band: KnownBand
  onLeave: () => void
}

/** The recruitment of a band, with the buttons to delete the bookmark and to apply. */
export function SavedBandCard({ id, ref, band, onLeave }: SavedBandCardProps) {
  const { bandId, name, status, members, detail } = band
  const titleId = useId()
  return (
    <Card id={id} ref={ref} tabIndex={-1} aria-labelledby={titleId}>
      <BandStatusBadge status={status} />
      <h1 id={titleId}>{name}</h1>
      {members && <p>{membersText(members)}</p>}
      <BandSkills bandId={bandId} status={status} />
      <SavedBandConditions detail={detail} />
      <SavedBandActions bandId={bandId} status={status} onLeave={onLeave} />
    </Card>
  )
}

const membersText = ({ memberSummary, memberCount }: MembersState) =>
  memberSummary === '' ? `멤버 ${memberCount}명` : `멤버 ${memberCount}명 · ${memberSummary}`

const rise = keyframes`from { opacity: 0; transform: translateY(48px); }`

const Card = styled.section`
  position: relative;
  margin: auto 12px 12px;
  padding: 22px 20px 20px;
  border-radius: ${theme.radius.hero}px;
  background: ${theme.color.s1};
  box-shadow: ${theme.shadow.e2};
  animation: ${rise} ${theme.motion.sheet}ms ${theme.motion.out};
  h1 {
    margin-top: 8px;
    ${theme.type.title1}
  }
  h1 + p {
    margin-top: 2px;
    ${theme.type.caption}
    color: ${theme.color.t2};
  }
`
