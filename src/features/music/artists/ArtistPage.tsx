import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { isGeneratedArt } from '#contract/art/generatedArt.ts'
import type { ArtistItem } from '#contract/http/archive/archive.ts'
import { Id } from '#contract/scalars.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BackdropPage } from '#src/ui/frame/BackdropPage.tsx'
import { StageLight } from '#src/ui/frame/StageLight.tsx'
import { ArtistBands } from './ArtistBands.tsx'
import { ArtistFailure, ArtistMissing } from './ArtistFailure.tsx'
import { ArtistHero, ArtistHeroSkeleton } from './ArtistHero.tsx'
import { useReadArtistQuery } from './artistsApi.ts'

/** An artist, and the bands that chose them (P10). */
export default function ArtistPage() {
  const { artistId } = useParams()
  const goBack = useGoBack(paths.artists())
  const parsed = v.safeParse(Id, artistId)
  return (
    <BackdropPage>
      {parsed.success ? (
        <Loaded key={parsed.output} artistId={parsed.output} onBack={goBack} />
      ) : (
        <>
          <AppHeader onBack={goBack} />
          <ArtistMissing onBack={goBack} />
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
      {hasFailed && <ArtistFailure error={error} onRetry={() => void refetch()} onBack={onBack} />}
      {!artist && !hasFailed && <ArtistHeroSkeleton />}
      {!hasFailed && <ArtistBands artistId={artistId} />}
    </>
  )
}

/** A light in the colours of the generated picture. */
const Light = ({ artist: { spotifyId, imageUrl } }: { artist: ArtistItem }) => (
  <StageLight seed={`a${spotifyId}`} photo={imageUrl !== null && !isGeneratedArt(imageUrl)} height={320} />
)
