import styled from '@emotion/styled'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { SEARCH_TEXT_MAX_CHARS } from '#contract/limits.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useSearchText } from '#src/lib/page/useSearchText.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { SearchForm } from '#src/ui/controls/fields/SearchForm.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { isFiltered } from '../filters/bandFilters.ts'
import { FilterChips } from '../filters/FilterChips.tsx'
import { FilteredBands } from '../filters/FilteredBands.tsx'
import { useBandFilters } from '../filters/useBandFilters.ts'
import { WaitingBands } from '../filters/WaitingBands.tsx'
import { TextResults } from './TextResults.tsx'

/** Search for bands, artists and tracks by name (P10), and for bands by what they seek and play. */
export default function SearchPage() {
  const goBack = useGoBack(paths.home())
  const { text, setText, asked } = useSearchText()
  const { filters, ...choosing } = useBandFilters()
  const results = useRef<HTMLElement>(null)
  const typed = text.trim()

  return (
    <>
      <AppHeader
        onBack={goBack}
        field={
          <SearchForm
            label="밴드, 아티스트, 곡 검색"
            placeholder="밴드, 곡, 아티스트"
            maxLength={SEARCH_TEXT_MAX_CHARS}
            value={text}
            onChange={setText}
            // a phone closes its keyboard; screen readers and keyboards continue at the results
            onEnter={() => results.current?.focus()}
          />
        }
      />
      <VisuallyHidden as="h1">검색</VisuallyHidden>
      <FilterChips filters={filters} choose={choosing.choose} text={asked ?? typed} />
      {typed === '' && !isFiltered(filters) ? (
        <Invitation />
      ) : (
        <Results ref={results} tabIndex={-1} aria-label="검색 결과">
          {isFiltered(filters) ? (
            // only bands have sessions, regions and days
            <FilteredBands filters={filters} text={asked ?? ''} {...choosing} />
          ) : (
            <TextResults typed={typed} asked={asked} />
          )}
        </Results>
      )}
    </>
  )
}

/** Shown before anything is typed or chosen. */
const Invitation = () => (
  <>
    <WaitingBands />
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
  </>
)

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
