import { isGeneratedArt } from '#contract/art/generatedArt.ts'
import type { TrackDetail } from '#contract/http/archive/archivedTracks.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BackdropPage } from '#src/ui/frame/BackdropPage.tsx'
import { StageLight } from '#src/ui/frame/StageLight.tsx'
import { AboutFailure, AboutMissing } from '../about/AboutFailure.tsx'
import { BandsNaming } from '../about/BandsNaming.tsx'
import { TrackHero, TrackHeroSkeleton } from './TrackHero.tsx'
import { useReadTrackDetailQuery } from './tracksApi.ts'
import { TrackSources } from './TrackSources.tsx'

/** A track: its artist, its album, and the bands that want to play it. */
export default function TrackPage() {
  const trackId = useIdParam('trackId')
  const goBack = useGoBack(paths.archive())
  return (
    <BackdropPage>
      {trackId !== null ? (
        <Loaded key={trackId} trackId={trackId} onBack={goBack} />
      ) : (
        <>
          <AppHeader onBack={goBack} />
          <AboutMissing what="track" onBack={goBack} />
        </>
      )}
    </BackdropPage>
  )
}

function Loaded({ trackId, onBack }: { trackId: number; onBack: () => void }) {
  const { currentData: track, error, isFetching, refetch } = useReadTrackDetailQuery(trackId)
  const hasFailed = !track && error !== undefined && !isFetching
  return (
    <>
      {track && <Light track={track} />}
      <AppHeader clear onBack={onBack} />
      {track && (
        <>
          <TrackHero track={track} />
          <TrackSources track={track} />
        </>
      )}
      {hasFailed && (
        <AboutFailure what="track" error={error} onRetry={() => void refetch()} onBack={onBack} />
      )}
      {!track && !hasFailed && <TrackHeroSkeleton />}
      {!hasFailed && (
        <BandsNaming
          named={{ trackId }}
          title="이 곡을 연주하려는 밴드"
          emptyText="아직 이 곡을 고른 밴드가 없어요."
        />
      )}
    </>
  )
}

/** A light in the colours of the generated picture. */
const Light = ({ track: { spotifyId, imageUrl } }: { track: TrackDetail }) => (
  <StageLight
    seed={`track-${spotifyId}`}
    photo={imageUrl !== null && !isGeneratedArt(imageUrl)}
    height={320}
  />
)
