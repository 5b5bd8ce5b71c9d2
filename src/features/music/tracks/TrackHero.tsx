import styled from '@emotion/styled'
import type { TrackDetail } from '#contract/http/archive/archivedTracks.ts'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { theme } from '#src/ui/theme.ts'
import { Hero, Ways } from '../about/hero.styles.ts'
import { ListenLink } from '../about/ListenLink.tsx'
import { SaveMusic } from '../about/SaveMusic.tsx'

const COVER_PX = 200

/** The track with buttons to save it and to listen to it. */
export function TrackHero({ track }: { track: TrackDetail }) {
  const { spotifyId, title, duration, imageUrl, externalUrl } = track
  return (
    <Hero>
      <CoverPlace>
        <Cover seed={`track-${spotifyId}`} src={imageUrl} size="hero" eager css={{ height: COVER_PX }} />
      </CoverPlace>
      <h1>{title}</h1>
      {duration && <p>{duration}</p>}
      <Ways>
        <SaveMusic kind="tracks" spotifyId={spotifyId} />
        <ListenLink address={externalUrl} />
      </Ways>
    </Hero>
  )
}

export const TrackHeroSkeleton = () => (
  <Loading>
    <Hero aria-hidden="true">
      <Skeleton width={COVER_PX} height={COVER_PX} radius={theme.radius.hero} />
      <Skeleton width={180} height={26} css={{ marginTop: 24 }} />
      <Skeleton width={40} height={14} css={{ marginTop: 12 }} />
      <Skeleton width={220} height={48} radius={12} css={{ marginTop: 22 }} />
      <Skeleton height={144} radius={theme.radius.l} css={{ marginTop: 28 }} />
    </Hero>
  </Loading>
)

const CoverPlace = styled.div`
  width: ${COVER_PX}px;
  max-width: 100%;
  border-radius: ${theme.radius.hero}px;
  box-shadow: ${theme.shadow.hero};
`
