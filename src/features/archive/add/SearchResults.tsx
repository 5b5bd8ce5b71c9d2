import styled from '@emotion/styled'
import { SearchFailure } from '#src/features/music/public.ts'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { theme } from '#src/ui/theme.ts'
import { useSavedIds } from '../saving/useSavedIds.ts'
import { AddNotice } from './AddNotice.tsx'
import { AddRow } from './AddRow.tsx'
import { FOUND_TITLE, type FoundSection } from './foundItems.ts'
import { MoreResults } from './MoreResults.tsx'
import type { MusicSearch } from './useMusicSearch.ts'

/** docs/interface.md "Waiting, empty, failed". */
const SKELETON_ROWS = 6

export function SearchResults({ search }: { search: MusicSearch }) {
  switch (search.status) {
    case 'loading':
      return <SkeletonRows count={SKELETON_ROWS} />
    case 'failed':
      return (
        <SearchFailure
          error={search.error}
          onRetry={search.retry}
          fallback="알 수 없는 오류가 발생했습니다."
        />
      )
    case 'found':
      return search.sections.length > 0 ? (
        <Sections key={search.text} text={search.text} sections={search.sections} />
      ) : (
        <EmptyState art="none" title="검색 결과가 없습니다." help="철자를 확인하거나 다른 말로 찾아보세요." />
      )
  }
}

function Sections({ text, sections }: { text: string; sections: readonly FoundSection[] }) {
  const saved = useSavedIds(sections.flatMap(({ items }) => items))
  return (
    <Found>
      {saved.hasFailed && <AddNotice onRetry={saved.retry} />}
      {sections.map(({ kind, items, mayHaveMore }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`}>{FOUND_TITLE[kind]}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.spotifyId}>
                <AddRow item={item} savedId={saved.idOf(item.spotifyId)} />
              </li>
            ))}
          </ul>
          {mayHaveMore && <MoreResults kind={kind} text={text} known={items} />}
        </section>
      ))}
    </Found>
  )
}

/* The padding lets the last row scroll above a toast. */
const Found = styled.div`
  padding-bottom: 96px;
  h2 {
    padding: 20px var(--gutter) 4px;
    ${theme.type.title3}
  }
`
