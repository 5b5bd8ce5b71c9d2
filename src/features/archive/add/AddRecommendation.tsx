import styled from '@emotion/styled'
import { skipToken } from '@reduxjs/toolkit/query'
import type { TrackInfo } from '#contract/http/music.ts'
import { useSearchTracksQuery } from '#src/features/music/public.ts'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { theme } from '#src/ui/theme.ts'
import { useSavedIds } from '../saving/useSavedIds.ts'
import { AddNotice } from './AddNotice.tsx'
import { AddRow } from './AddRow.tsx'
import { DEFAULT_TRACKS } from './defaultTracks.ts'
import { foundTracks } from './foundItems.ts'
import { useReadQuestionQuery } from './searchApi.ts'

/** docs/product/music.md "Search rules". */
const TRACKS = 3

/**
 * Shown before anything is typed: an artist that a similar member likes, and three tracks of that artist.
 * Without such a member or such tracks, and when either cannot be read, the default tracks are shown; a
 * failure is not shown, because the member has not asked for them (docs/product/archive.md "Adding music").
 */
export function AddRecommendation() {
  const question = useReadQuestionQuery()
  const { artistName = null } = question.currentData ?? {}
  const songs = useSearchTracksQuery(artistName === null ? skipToken : { text: artistName, limit: TRACKS })
  const isWaiting = question.isLoading || (artistName !== null && songs.isLoading)
  const found = foundTracks(songsBy(artistName, songs.currentData ?? []))
  const tracks = found.length > 0 ? found : DEFAULT_TRACKS
  const saved = useSavedIds(isWaiting ? [] : tracks)

  if (isWaiting) return <AddRecommendationSkeleton />
  return (
    <>
      {question.currentData && artistName !== null && (
        <Hint>
          {question.currentData.memberId !== null && (
            <Avatar
              memberId={question.currentData.memberId}
              src={question.currentData.profileImageUrl}
              size={44}
            />
          )}
          <p>
            <b>{question.currentData.memberNickname}</b>님은 <b>{artistName}</b>의
            <br />
            노래를 좋아해요
          </p>
        </Hint>
      )}
      <Songs aria-labelledby="recommended">
        <h2 id="recommended">이 곡은 어떠세요?</h2>
        {saved.hasFailed && <AddNotice onRetry={saved.retry} />}
        <ul>
          {tracks.map((track) => (
            <li key={track.spotifyId}>
              <AddRow item={track} savedId={saved.idOf(track.spotifyId)} />
            </li>
          ))}
        </ul>
      </Songs>
    </>
  )
}

/**
 * A search for an artist's name also finds other artists' tracks. They are used only when no track of the
 * artist was found.
 */
function songsBy(artistName: string | null, tracks: readonly TrackInfo[]): readonly TrackInfo[] {
  const own = tracks.filter(({ artist }) => artist === artistName)
  return own.length > 0 ? own : tracks
}

function AddRecommendationSkeleton() {
  return (
    <>
      <Hint aria-hidden="true">
        <Skeleton width={44} height={44} radius="circle" css={{ flex: 'none' }} />
        <Skeleton width="52%" height={40} />
      </Hint>
      <Songs>
        <SkeletonRows count={TRACKS} />
      </Songs>
    </>
  )
}

const Hint = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 28px var(--gutter) 0;
  p {
    min-width: 0;
    ${theme.type.title3}
  }
`

const Songs = styled.section`
  padding: 24px 0 96px;
  h2 {
    padding: 0 var(--gutter) 4px;
    ${theme.type.label}
    color: ${theme.color.t2};
  }
`
