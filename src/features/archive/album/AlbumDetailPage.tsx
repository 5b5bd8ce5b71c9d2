import styled from '@emotion/styled'
import { isGeneratedArt } from '#contract/art/generatedArt.ts'
import type { AlbumDetail } from '#contract/http/archive/archivedAlbums.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BackdropPage } from '#src/ui/frame/BackdropPage.tsx'
import { StageLight } from '#src/ui/frame/StageLight.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { theme } from '#src/ui/theme.ts'
import { useReadAlbumQuery } from '../add/searchApi.ts'
import { AlbumDetailFailure, AlbumMissing } from './AlbumDetailFailure.tsx'
import { AlbumDetailHero, AlbumDetailSkeleton, COVER_PX } from './AlbumDetailSkeleton.tsx'
import { AlbumDetailTracks } from './AlbumDetailTracks.tsx'

/** An album and its tracks (docs/product/archive.md "Album"). */
export default function AlbumDetailPage() {
  const albumId = useIdParam('albumId')
  const goBack = useGoBack(paths.archiveAlbums())
  return (
    <BackdropPage>
      {albumId !== null ? (
        <Loaded key={albumId} albumId={albumId} onBack={goBack} />
      ) : (
        <>
          <AppHeader clear onBack={goBack} />
          <AlbumMissing onBack={goBack} />
        </>
      )}
    </BackdropPage>
  )
}

function Loaded({ albumId, onBack }: { albumId: number; onBack: () => void }) {
  const { currentData: album, error, isFetching, refetch } = useReadAlbumQuery(albumId)
  const hasFailed = error !== undefined && !isFetching
  return (
    <>
      {album && <StageLight seed={seedOf(album)} photo={isPhoto(album)} />}
      <AppHeader clear onBack={onBack} />
      {album && <Album album={album} />}
      {!album && hasFailed && (
        <AlbumDetailFailure error={error} onRetry={() => void refetch()} onBack={onBack} />
      )}
      {!album && !hasFailed && <AlbumDetailSkeleton />}
    </>
  )
}

const seedOf = ({ spotifyId }: AlbumDetail) => `album-${spotifyId}`
const isPhoto = ({ imageUrl }: AlbumDetail) => imageUrl !== null && !isGeneratedArt(imageUrl)

function Album({ album }: { album: AlbumDetail }) {
  const { name, artist, imageUrl, tracks } = album
  return (
    <>
      <AlbumDetailHero>
        <CoverPlace>
          <Cover seed={seedOf(album)} src={imageUrl} size="hero" eager css={{ height: COVER_PX }} />
        </CoverPlace>
        <h1>{name}</h1>
        <p>{artist}</p>
      </AlbumDetailHero>
      <AlbumDetailTracks tracks={tracks} artist={artist} />
    </>
  )
}

const CoverPlace = styled.div`
  width: ${COVER_PX}px;
  max-width: 100%;
  border-radius: ${theme.radius.hero}px;
  box-shadow: ${theme.shadow.hero};
`
