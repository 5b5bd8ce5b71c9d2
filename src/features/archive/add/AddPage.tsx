import styled from '@emotion/styled'
import { useRef } from 'react'
import { SEARCH_TEXT_MAX_CHARS } from '#contract/limits.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useSearchText } from '#src/lib/page/useSearchText.ts'
import { paths } from '#src/lib/paths.ts'
import { SearchForm } from '#src/ui/controls/fields/SearchForm.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { AddRecommendation } from './AddRecommendation.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SearchSuggestions, SuggestionsSpace } from './SearchSuggestions.tsx'
import { type MusicSearch, useMusicSearch } from './useMusicSearch.ts'

/** Finds music and saves it (docs/product/archive.md "Adding music"). */
export default function AddPage() {
  const goBack = useGoBack(paths.archive())
  const { text, setText, asked } = useSearchText()
  const { search, suggestions } = useMusicSearch(asked)
  const results = useRef<HTMLElement>(null)
  // a phone closes its keyboard; screen readers and keyboards continue at the results
  const goToResults = () => results.current?.focus()
  const choose = (name: string) => {
    setText(name)
    goToResults()
  }

  return (
    <>
      <AppHeader onBack={goBack} />
      <VisuallyHidden as="h1">아카이브 추가</VisuallyHidden>
      <Search
        label="음악 검색"
        placeholder="자주 듣는 곡을 검색해보세요."
        maxLength={SEARCH_TEXT_MAX_CHARS}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- searching is the purpose of the screen
        autoFocus={text === '' && !isKeyboardOnScreen()}
        value={text}
        onChange={setText}
        onEnter={goToResults}
      />
      {text.trim() === '' ? (
        <AddRecommendation />
      ) : (
        <Results ref={results} tabIndex={-1} aria-label="검색 결과">
          <VisuallyHidden role="status">{countText(search)}</VisuallyHidden>
          {suggestions && <SearchSuggestions names={suggestions} typed={text.trim()} onChoose={choose} />}
          {!suggestions && search.status === 'found' && <SuggestionsSpace />}
          <SearchResults search={search} />
        </Results>
      )}
    </>
  )
}

/** The field is not focused at once on a touch screen: its keyboard would cover the recommendations. */
const isKeyboardOnScreen = () => window.matchMedia('(pointer: coarse)').matches

/** The number of results, announced to screen readers. */
function countText(search: MusicSearch): string {
  if (search.status !== 'found') return ''
  const count = search.sections.reduce((sum, { items }) => sum + items.length, 0)
  return `검색 결과 ${count}개`
}

const Search = styled(SearchForm)`
  padding: 0 var(--gutter);
`

const Results = styled.section`
  flex: 1;
  display: flex;
  flex-direction: column;
`
