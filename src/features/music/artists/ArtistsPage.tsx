import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { findHangul } from '#contract/hangul/findHangul.ts'
import type { ArtistCandidate } from '#contract/http/survey.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#contract/limits.ts'
import { asApiError, isUnanswered } from '#src/api/apiError.ts'
import { OFFLINE_TEXT } from '#src/api/failureText.ts'
import { useListSurveyArtistsQuery } from '#src/features/survey/public.ts'
import { paths } from '#src/lib/paths.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { SearchForm } from '#src/ui/controls/fields/SearchForm.tsx'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { ArtistGrid, ArtistGridSkeleton } from '#src/ui/people/ArtistGrid.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'

/** Artists of the catalogue, the best known first (P10). */
export default function ArtistsPage() {
  const [text, setText] = useState('')
  const typed = text.trim()
  return (
    <>
      <Head>
        <h1>아티스트</h1>
        <Link css={textButtonCss} to={paths.search(typed || undefined)}>
          전체 검색
        </Link>
      </Head>
      <Search
        label="아티스트 이름"
        placeholder="이름으로 찾아보세요"
        maxLength={SEARCH_TEXT_MAX_CHARS}
        value={text}
        onChange={setText}
      />
      <Artists typed={typed} />
    </>
  )
}

function Artists({ typed }: { typed: string }) {
  const { data: artists, error, isFetching, refetch } = useListSurveyArtistsQuery()
  if (artists) return <Named artists={artists} typed={typed} />
  if (error === undefined || isFetching) return <ArtistGridSkeleton css={placeCss} />
  return (
    <ReadFailure
      error={error}
      title="아티스트 데이터를 불러오는데 실패했습니다."
      help={isUnanswered(asApiError(error)) ? OFFLINE_TEXT : undefined}
      onRetry={() => void refetch()}
    />
  )
}

function Named({ artists, typed }: { artists: readonly ArtistCandidate[]; typed: string }) {
  const named = typed === '' ? artists : artists.filter(({ name }) => findHangul(typed, name))
  return (
    <>
      <VisuallyHidden role="status">{typed === '' ? '' : `아티스트 ${named.length}명`}</VisuallyHidden>
      {named.length > 0 ? (
        <ArtistGrid
          key={typed}
          css={placeCss}
          label="아티스트"
          artists={named}
          renderArtist={({ id }, content) => <Link to={paths.artist(id)}>{content}</Link>}
        />
      ) : (
        <EmptyState
          art="none"
          title="여기에는 없는 아티스트예요"
          help="전체 검색에서는 더 많은 아티스트를 찾을 수 있어요."
          action={
            <Link css={textButtonCss} data-underlined="true" to={paths.search(typed || undefined)}>
              전체 검색
            </Link>
          }
        />
      )}
    </>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 4px var(--gutter) 8px;
  h1 {
    ${theme.type.title2}
  }
`

const Search = styled(SearchForm)`
  padding: 0 var(--gutter);
`

const placeCss = css`
  padding: 20px var(--gutter) 28px;
`
