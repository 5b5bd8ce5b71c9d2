import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { FAVOURITES_MAX } from '#contract/limits.ts'
import { useArtistSearch, type ArtistSearch } from '#src/features/music/public.ts'
import { paths } from '#src/lib/paths.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { SearchField } from '#src/ui/controls/fields/SearchField.tsx'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { ArtistGrid, ArtistGridSkeleton } from '#src/ui/people/ArtistGrid.tsx'
import { Notice } from './Notice.tsx'
import { PretestStep } from './PretestStep.tsx'
import { artistToggled, selectChosenArtists, type ChosenArtist } from './surveySlice.ts'
import { useArtistCandidates, type Candidates } from './useArtistCandidates.ts'
import { usePretestNext } from './usePretestNext.ts'

/** The picker of favourite artists, 30 % of the pre-test (docs/product/survey.md "Steps"). */
export default function ArtistPickerPage() {
  const [text, setText] = useState('')
  const chosen = useSelector(selectChosenArtists)
  const candidates = useArtistCandidates()
  const search = useArtistSearch(text)
  const { goNext, saving } = usePretestNext(paths.pretestSession())

  return (
    <PretestStep
      percent={30}
      title={['좋아하는 아티스트를', '알려주세요']}
      end={
        <Link css={textButtonCss} style={{ padding: '0 12px' }} to={paths.home()}>
          건너뛰기
        </Link>
      }
      count={chosen.length}
      note={chosen.length >= FAVOURITES_MAX && `아티스트는 ${FAVOURITES_MAX}명까지 고를 수 있어요.`}
      saving={saving}
      onNext={() => goNext({ artistIds: chosen.map(({ spotifyId }) => spotifyId) })}
    >
      <SearchField
        label="아티스트 검색"
        placeholder="아티스트를 검색해보세요"
        value={text}
        onChange={setText}
      />
      <Results>
        <Artists search={search} candidates={candidates} chosen={chosen} />
      </Results>
    </PretestStep>
  )
}

interface ArtistsProps {
  search: ArtistSearch
  candidates: Candidates
  chosen: readonly ChosenArtist[]
}

function Artists({ search, candidates, chosen }: ArtistsProps) {
  const dispatch = useDispatch()
  const chosenIds = new Set(chosen.map(({ spotifyId }) => spotifyId))
  const grid = (key: string, artists: readonly ChosenArtist[]) => (
    <ArtistGrid
      key={key}
      artists={artists}
      chosenIds={chosenIds}
      renderArtist={({ spotifyId, name, imageUrl }, content) => (
        <button
          type="button"
          aria-pressed={chosenIds.has(spotifyId)}
          disabled={chosen.length >= FAVOURITES_MAX && !chosenIds.has(spotifyId)}
          onClick={() => dispatch(artistToggled({ spotifyId, name, imageUrl }))}
        >
          {content}
        </button>
      )}
    />
  )

  const isWaiting = search.status === 'idle' || search.status === 'names'
  if (search.status === 'loading' || (isWaiting && candidates.status === 'loading'))
    return <ArtistGridSkeleton />
  if (search.status === 'idle' && candidates.status === 'ready') {
    const { artists, notice } = candidates
    return (
      <>
        {notice && <Notice text={notice} />}
        {grid('candidates', withChosen(artists, chosen))}
      </>
    )
  }
  if (search.status === 'failed')
    return <ReadFailure ofSearch error={search.error} title="검색 결과가 없습니다." onRetry={search.retry} />
  const found = foundIn(search, candidates)
  return found.length > 0 ? grid('found', found) : <EmptyState art="none" title="검색 결과가 없습니다." />
}

/** Chosen artists that are not suggested come first. */
function withChosen(
  artists: readonly ChosenArtist[],
  chosen: readonly ChosenArtist[],
): readonly ChosenArtist[] {
  const suggested = new Set(artists.map(({ spotifyId }) => spotifyId))
  return [...chosen.filter(({ spotifyId }) => !suggested.has(spotifyId)), ...artists]
}

/** Autocomplete returns only names. Those of suggested artists can be chosen. */
function foundIn(search: ArtistSearch, candidates: Candidates): readonly ChosenArtist[] {
  if (search.status === 'found') return search.artists
  if (search.status !== 'names' || candidates.status !== 'ready') return []
  const byName = new Map(candidates.artists.map((artist) => [artist.name, artist]))
  return search.names.flatMap((name) => byName.get(name) ?? [])
}

const Results = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding-top: 24px;
`
