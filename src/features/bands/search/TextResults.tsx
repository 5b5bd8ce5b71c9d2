import { bandSessionOf } from '#contract/sessions.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { WaitingLinks } from '../filters/WaitingBands.tsx'
import { type FoundAll, overall } from './found.ts'
import { SearchResults } from './SearchResults.tsx'
import { useSearch } from './useSearch.ts'

interface TextResultsProps {
  typed: string
  /** Null while the member is still typing. */
  asked: string | null
}

/** What a text finds. The name of a session leads to the bands that wait for it. */
export function TextResults({ typed, asked }: TextResultsProps) {
  const found = useSearch(asked)
  const session = asked === null ? undefined : bandSessionOf(asked)
  return (
    <>
      <VisuallyHidden role="status">{asked === null ? '' : countText(found)}</VisuallyHidden>
      {session && <WaitingLinks sessions={[session]} />}
      <SearchResults key={asked} found={found} typed={asked ?? typed} />
    </>
  )
}

/** The number of results, announced to screen readers. */
function countText(found: FoundAll): string {
  const { isWaiting, count } = overall(found)
  return isWaiting ? '' : `검색 결과 ${count}개`
}
