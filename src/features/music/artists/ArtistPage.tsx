import { isGeneratedArt } from '#contract/art/generatedArt.ts'
import type { ArtistItem } from '#contract/http/archive/archive.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BackdropPage } from '#src/ui/frame/BackdropPage.tsx'
import { StageLight } from '#src/ui/frame/StageLight.tsx'
import { AboutFailure, AboutMissing } from '../about/AboutFailure.tsx'
import { BandsNaming } from '../about/BandsNaming.tsx'
import { ArtistHero, ArtistHeroSkeleton } from './ArtistHero.tsx'
import { useReadArtistQuery } from './artistsApi.ts'

/** An artist, and the bands that chose them (P10). */
export default function ArtistPage() {
  const artistId = useIdParam('artistId')
  const goBack = useGoBack(paths.artists())
  return (
    <BackdropPage>
      {artistId !== null ? (
        <Loaded key={artistId} artistId={artistId} onBack={goBack} />
      ) : (
        <>
          <AppHeader onBack={goBack} />
          <AboutMissing what="artist" onBack={goBack} />
        </>
      )}
    </BackdropPage>
  )
}

function Loaded({ artistId, onBack }: { artistId: number; onBack: () => void }) {
  const { currentData: artist, error, isFetching, refetch } = useReadArtistQuery(artistId)
  const hasFailed = !artist && error !== undefined && !isFetching
  return (
    <>
      {artist && <Light artist={artist} />}
      <AppHeader clear onBack={onBack} />
      {artist && <ArtistHero artist={artist} />}
      {hasFailed && (
        <AboutFailure what="artist" error={error} onRetry={() => void refetch()} onBack={onBack} />
      )}
      {!artist && !hasFailed && <ArtistHeroSkeleton />}
      {!hasFailed && (
        <BandsNaming
          named={{ artistId }}
          title="이 아티스트를 좋아하는 밴드"
          emptyText="아직 이 아티스트를 고른 밴드가 없어요."
        />
      )}
    </>
  )
}

/** A light in the colours of the generated picture. */
const Light = ({ artist: { spotifyId, imageUrl } }: { artist: ArtistItem }) => (
  <StageLight seed={`a${spotifyId}`} photo={imageUrl !== null && !isGeneratedArt(imageUrl)} height={320} />
)
