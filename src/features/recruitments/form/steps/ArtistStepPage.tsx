import { css } from '@emotion/react'
import { skipToken } from '@reduxjs/toolkit/query'
import { useRef } from 'react'
import type { FoundArtist } from '#contract/http/music.ts'
import { BAND_ARTISTS_MAX, SEARCH_TEXT_MAX_CHARS } from '#contract/limits.ts'
import { foundOf, isArtistShown, useSearchArtistsQuery } from '#src/features/music/public.ts'
import { useSearchText } from '#src/lib/page/useSearchText.ts'
import { SearchForm } from '#src/ui/controls/fields/SearchForm.tsx'
import { ArtistGrid, ArtistGridSkeleton } from '#src/ui/people/ArtistGrid.tsx'
import { ArtistStrip } from '#src/ui/people/ArtistStrip.tsx'
import { FoundPlace } from './FoundPlace.tsx'
import { isPicked, toggled, without } from './picks.ts'
import { searchCss, stripCss } from './Step.styles.ts'
import { StepFrame } from './StepFrame.tsx'
import { useBandStep } from './useBandStep.ts'

/** docs/product/recruitments.md "Form steps". */
const ARTIST_SEARCH_LIMIT = 12

/** Chooses the artists that the band likes (docs/product/recruitments.md "Form steps"). */
export default function ArtistStepPage() {
  const { draft, change } = useBandStep()
  const { artists } = draft
  const { text, setText, asked } = useSearchText()
  const found = foundOf(
    useSearchArtistsQuery(asked ? { text: asked, limit: ARTIST_SEARCH_LIMIT } : skipToken),
    isArtistShown,
  )
  const results = useRef<HTMLElement>(null)
  const goToResults = () => results.current?.focus()
  const isFull = artists.length >= BAND_ARTISTS_MAX

  function remove(spotifyId: string): boolean {
    // the last one has no neighbour to focus
    if (artists.length === 1) goToResults()
    change({ artists: without(artists, spotifyId) })
    return true
  }
  const toggle = ({ spotifyId, name, imageUrl }: FoundArtist) =>
    change({ artists: toggled(artists, { spotifyId, name, imageUrl }, BAND_ARTISTS_MAX) })

  return (
    <StepFrame
      title="아티스트"
      question={['어떤 아티스트를', '좋아하는 밴드인가요?']}
      count={artists.length}
      countText={`아티스트 ${artists.length}명 선택됨`}
      missingText="아티스트를 한 명 이상 골라 주세요."
      fullText={isFull ? `아티스트는 ${BAND_ARTISTS_MAX}명까지 고를 수 있어요.` : undefined}
    >
      <SearchForm
        css={searchCss}
        label="아티스트 검색"
        placeholder="아티스트를 검색해보세요"
        maxLength={SEARCH_TEXT_MAX_CHARS}
        value={text}
        onChange={setText}
        onEnter={goToResults}
      />
      {artists.length > 0 && (
        <ArtistStrip css={stripCss} artists={artists} label="선택한 아티스트" size={64} onRemove={remove} />
      )}
      <FoundPlace
        ref={results}
        typed={text.trim()}
        found={found}
        invitation="아티스트를 검색해주세요."
        nothingText="아티스트를 찾을 수 없습니다."
        countText={(count) => `검색 결과 ${count}명`}
        skeleton={<ArtistGridSkeleton css={gridCss} />}
      >
        {(items) => (
          <ArtistGrid
            key={asked}
            css={gridCss}
            label="아티스트"
            artists={items}
            chosenIds={new Set(artists.map(({ spotifyId }) => spotifyId))}
            renderArtist={(artist, content) => {
              const isChosen = isPicked(artists, artist)
              return (
                <button
                  type="button"
                  aria-pressed={isChosen}
                  disabled={isFull && !isChosen}
                  onClick={() => toggle(artist)}
                >
                  {content}
                </button>
              )
            }}
          />
        )}
      </FoundPlace>
    </StepFrame>
  )
}

const gridCss = css`
  padding: 20px var(--gutter) 0;
`
