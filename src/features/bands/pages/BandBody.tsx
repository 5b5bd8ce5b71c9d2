import styled from '@emotion/styled'
import type { BandDetail } from '#contract/http/bands/bands.ts'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { PartFailure } from '#src/ui/lists/PartFailure.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'
import { cardOfDetail } from '../bandCard.ts'
import { BandLinks } from '../BandLinks.tsx'
import { bandsApi } from '../bandsApi.ts'
import { BandTags } from '../BandTags.tsx'
import { BookmarkToggle } from '../bookmarks/BookmarkToggle.tsx'
import { JoinButton } from '../joining/JoinButton.tsx'
import { RoomsAsked } from '../joining/RoomsAsked.ts'
import { useJoinFlow } from '../joining/useJoinFlow.tsx'
import { BandConditions } from './BandConditions.tsx'
import { BandMusic } from './BandMusic.tsx'
import { Composition } from './Composition.tsx'
import { Jobs } from './Jobs.tsx'
import { Wanted } from './Wanted.tsx'

/** Everything below the name. B3 and B5 add to B4; if one of them fails, the rest is still shown. */
export function BandBody({ detail }: { detail: BandDetail }) {
  const { bandId } = detail
  const profile = bandsApi.useReadBandProfileQuery(bandId)
  const members = bandsApi.useListBandMembersQuery(bandId)
  const { join, dialogs } = useJoinFlow()
  const card = cardOfDetail(detail)
  const wanted = (members.currentData ?? []).filter(({ isRecruiting }) => isRecruiting)
  const age = profile.currentData?.composition.averageAge
  const tags = [
    ...wanted.slice(0, 1).map(({ role }) => SESSION_NAMES[role]),
    ...detail.genres,
    ...(detail.region === null ? [] : [detail.region]),
    ...(age && /\d/.test(age) ? [age] : []),
  ]
  const isPartMissing = [profile, members].some(
    ({ currentData, isError, isFetching }) => !currentData && isError && !isFetching,
  )

  return (
    <>
      <Top>
        <BandTags tags={tags} />
        <BandLinks band={card} />
      </Top>
      {isPartMissing && (
        <PartFailure
          boxed
          text="밴드 정보를 모두 불러오지 못했습니다."
          onRetry={() => [profile, members].forEach((part) => part.isError && void part.refetch())}
        />
      )}
      {card.description !== '' && (
        <Section title="소개글">
          <About>{card.description}</About>
        </Section>
      )}
      {members.currentData && <Wanted status={detail.status} seats={wanted} />}
      <BandConditions detail={detail} />
      {profile.currentData && (
        <>
          <BandMusic profile={profile.currentData} card={card} />
          <Section title="밴드 구성" bleed>
            <Composition composition={profile.currentData.composition} />
          </Section>
          <Jobs jobs={profile.currentData.jobs} />
        </>
      )}
      <Dock data-tabbed="true">
        <Ways>
          <JoinButton bandId={bandId} status={detail.status} onJoin={() => join({ bandId })} />
          <BookmarkToggle bandId={bandId} />
        </Ways>
      </Dock>
      <RoomsAsked />
      {dialogs}
    </>
  )
}

export const BandBodySkeleton = () => (
  <Loading>
    <Top aria-hidden="true">
      <Skeleton width={224} height={32} radius={16} />
      <Skeleton height={70} radius={theme.radius.m} />
    </Top>
    <Parts aria-hidden="true">
      {[140, 120, 220].map((height) => (
        <Skeleton key={height} height={height} radius={theme.radius.l} />
      ))}
    </Parts>
  </Loading>
)

const Top = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  padding: 20px var(--gutter) 0;
`

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 28px;
  padding: 28px var(--gutter) 0;
`

const About = styled.p`
  ${theme.type.body2}
  color: ${theme.color.t2};
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Ways = styled.div`
  display: flex;
  gap: 12px;
  > [data-control='join'] {
    flex: 1;
  }
`
