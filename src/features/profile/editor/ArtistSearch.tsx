import styled from '@emotion/styled'
import { skipToken } from '@reduxjs/toolkit/query'
import { type Ref, useState } from 'react'
import type { FoundArtist } from '#contract/http/music.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#contract/limits.ts'
import { foundOf, isArtistShown, SearchFailure, useSearchArtistsQuery } from '#src/features/music/public.ts'
import { SEARCH_DEBOUNCE_MS } from '#src/lib/page/useSearchText.ts'
import { useDebounced } from '#src/lib/time/debounced.ts'
import { SearchForm } from '#src/ui/controls/fields/SearchForm.tsx'
import { PickButton } from '#src/ui/controls/PickButton.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { ListRow } from '#src/ui/lists/ListRow.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { ArtistAvatar } from '#src/ui/people/ArtistAvatar.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import type { FavouriteArtist } from './profileDraft.ts'

/** docs/product/music.md "Search rules". */
const SEARCH_LIMIT = 10
const IN_SKELETON = 3

interface ArtistSearchProps {
  /** The search field. */
  ref: Ref<HTMLInputElement>
  artists: readonly FavouriteArtist[]
  onToggle: (artist: FavouriteArtist) => void
}

/** Finds artists to add. The search is not part of the address: it ends with the edit. */
export function ArtistSearch({ ref, artists, onToggle }: ArtistSearchProps) {
  const [text, setText] = useState('')
  const typed = text.trim()
  const settled = useDebounced(typed, SEARCH_DEBOUNCE_MS)
  const asked = typed !== '' && typed === settled ? { text: typed, limit: SEARCH_LIMIT } : skipToken
  const found = foundOf(useSearchArtistsQuery(asked), isArtistShown)

  return (
    <>
      <Place>
        <SearchForm
          ref={ref}
          label="아티스트 검색"
          placeholder="아티스트를 검색해보세요"
          maxLength={SEARCH_TEXT_MAX_CHARS}
          value={text}
          onChange={setText}
        />
      </Place>
      <VisuallyHidden role="status">
        {typed !== '' && found.status === 'found' && `검색 결과 ${found.items.length}명`}
      </VisuallyHidden>
      {typed !== '' && (
        <>
          {found.status === 'waiting' && <SkeletonRows count={IN_SKELETON} thumb="circle" />}
          {found.status === 'failed' && <SearchFailure error={found.error} onRetry={found.retry} />}
          {found.status === 'found' && <Results items={found.items} artists={artists} onToggle={onToggle} />}
        </>
      )}
    </>
  )
}

interface ResultsProps extends Pick<ArtistSearchProps, 'artists' | 'onToggle'> {
  items: readonly FoundArtist[]
}

function Results({ items, artists, onToggle }: ResultsProps) {
  if (items.length === 0) return <EmptyState art="none" title="검색 결과가 없습니다." />
  return (
    <List aria-label="검색 결과">
      {items.map((artist) => {
        const { spotifyId, name, imageUrl, genres } = artist
        const isChosen = artists.some((chosen) => chosen.name === name)
        return (
          <li key={spotifyId}>
            <ListRow
              thumb={<ArtistAvatar seed={spotifyId} name={name} src={imageUrl} size={52} />}
              title={name}
              subtitle={genres ?? undefined}
              trailing={
                <PickButton
                  label={isChosen ? `${name} 빼기` : `${name} 추가`}
                  added={isChosen}
                  onClick={() => onToggle(artist)}
                />
              }
            />
          </li>
        )
      })}
    </List>
  )
}

const Place = styled.div`
  padding: 20px var(--gutter) 0;
  form:first-of-type {
    width: 100%;
  }
`

const List = styled.ul`
  padding-top: 8px;
`
