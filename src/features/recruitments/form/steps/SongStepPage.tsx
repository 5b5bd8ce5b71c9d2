import { skipToken } from '@reduxjs/toolkit/query'
import { useRef } from 'react'
import type { TrackInfo } from '#contract/http/music.ts'
import { BAND_TRACKS_MAX, SEARCH_TEXT_MAX_CHARS } from '#contract/limits.ts'
import { foundOf, isTrackShown, useSearchTracksQuery } from '#src/features/music/public.ts'
import { useSearchText } from '#src/lib/page/useSearchText.ts'
import { SearchForm } from '#src/ui/controls/fields/SearchForm.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { FoundPlace } from './FoundPlace.tsx'
import { isPicked, toggled, without, withTracks } from './picks.ts'
import { SongRow } from './SongRow.tsx'
import { SongStrip } from './SongStrip.tsx'
import { searchCss } from './Step.styles.ts'
import { StepFrame } from './StepFrame.tsx'
import { useBandStep } from './useBandStep.ts'

/** docs/product/recruitments.md "Form steps". */
const TRACK_SEARCH_LIMIT = 10
/** docs/product/recruitments.md "Form steps". */
const SKELETON_ROWS = 6

/**
 * Chooses the songs that the band wants to play, and the representative one (docs/product/recruitments.md
 * "Form steps").
 */
export default function SongStepPage() {
  const { draft, change } = useBandStep()
  const { tracks, representativeSong } = draft
  const { text, setText, asked } = useSearchText()
  const found = foundOf(
    useSearchTracksQuery(asked ? { text: asked, limit: TRACK_SEARCH_LIMIT } : skipToken),
    isTrackShown,
  )
  const results = useRef<HTMLElement>(null)
  const goToResults = () => results.current?.focus()
  const isFull = tracks.length >= BAND_TRACKS_MAX

  function remove(spotifyId: string): boolean {
    // the last one has no neighbour to focus
    if (tracks.length === 1) goToResults()
    change(withTracks(draft, without(tracks, spotifyId)))
    return true
  }
  const toggle = ({ spotifyId, title, artist, imageUrl }: TrackInfo) =>
    change(withTracks(draft, toggled(tracks, { spotifyId, title, artist, imageUrl }, BAND_TRACKS_MAX)))

  return (
    <StepFrame
      title="목표 곡"
      question={['함께 완성할', '곡을 골라주세요']}
      count={tracks.length}
      countText={`${tracks.length}곡 선택됨`}
      missingText="곡을 하나 이상 골라 주세요."
      fullText={isFull ? `목표 곡은 ${BAND_TRACKS_MAX}곡까지 고를 수 있어요.` : undefined}
    >
      <SearchForm
        css={searchCss}
        label="곡 검색"
        placeholder="곡 또는 아티스트를 검색해보세요"
        maxLength={SEARCH_TEXT_MAX_CHARS}
        value={text}
        onChange={setText}
        onEnter={goToResults}
      />
      {tracks.length > 0 && (
        <SongStrip
          tracks={tracks}
          representative={representativeSong}
          onRemove={remove}
          onRepresent={(spotifyId) => change({ representativeSong: spotifyId })}
        />
      )}
      <FoundPlace
        ref={results}
        typed={text.trim()}
        found={found}
        invitation="검색어를 입력해주세요."
        nothingText="곡을 찾을 수 없습니다."
        countText={(count) => `검색 결과 ${count}곡`}
        skeleton={<SkeletonRows count={SKELETON_ROWS} />}
      >
        {(items) => (
          <ul>
            {items.map((track) => {
              const isChosen = isPicked(tracks, track)
              return (
                <li key={track.spotifyId}>
                  <SongRow
                    track={track}
                    isChosen={isChosen}
                    isRefused={isFull && !isChosen}
                    onToggle={() => toggle(track)}
                  />
                </li>
              )
            })}
          </ul>
        )}
      </FoundPlace>
    </StepFrame>
  )
}
