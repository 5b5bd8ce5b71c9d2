import styled from '@emotion/styled'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { SEARCH_TEXT_MAX_CHARS } from '#contract/limits.ts'
import { useSearchText } from '#src/lib/page/useSearchText.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { SearchForm } from '#src/ui/controls/fields/SearchForm.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { type FoundAll, overall } from './found.ts'
import { SearchResults } from './SearchResults.tsx'
import { useSearch } from './useSearch.ts'

/** Search for bands, artists and tracks by name (P10). */
export default function SearchPage() {
  const { text, setText, asked } = useSearchText()
  const found = useSearch(asked)
  const results = useRef<HTMLElement>(null)
  const typed = text.trim()

  return (
    <>
      <Search
        label="밴드, 아티스트, 곡 검색"
        placeholder="밴드, 아티스트, 곡을 검색해보세요."
        maxLength={SEARCH_TEXT_MAX_CHARS}
        value={text}
        onChange={setText}
        // a phone closes its keyboard; screen readers and keyboards continue at the results
        onEnter={() => results.current?.focus()}
      />
      {typed === '' ? (
        <Invitation />
      ) : (
        <Results ref={results} tabIndex={-1} aria-label="검색 결과">
          <VisuallyHidden role="status">{asked === null ? '' : countText(found)}</VisuallyHidden>
          <SearchResults key={asked} found={found} typed={asked ?? typed} />
        </Results>
      )}
    </>
  )
}

/** The number of results, announced to screen readers. */
function countText(found: FoundAll): string {
  const { isWaiting, count } = overall(found)
  return isWaiting ? '' : `검색 결과 ${count}개`
}

/** Shown before anything is typed. */
const Invitation = () => (
  <EmptyState
    art="stage"
    title="무엇을 찾고 있나요?"
    help="이름의 일부나 초성만 적어도 찾을 수 있어요."
    action={
      <Ways>
        <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.bands()}>
          추천 밴드
        </Link>
        <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.artists()}>
          아티스트
        </Link>
        <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.manual()}>
          사용 안내
        </Link>
      </Ways>
    }
  />
)

const Search = styled(SearchForm)`
  padding: 8px var(--gutter) 0;
`

const Results = styled.section`
  flex: 1;
  display: flex;
  flex-direction: column;
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`
