import styled from '@emotion/styled'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { useRecommendedBands } from '../recommended/useRecommendedBands.ts'
import { RecommendedList } from './RecommendedList.tsx'
import { SearchLink } from './SearchLink.tsx'

/** `/band` (P10). */
export default function BandsPage() {
  return (
    <Page>
      <SearchLink />
      <VisuallyHidden as="h2">추천 밴드</VisuallyHidden>
      <RecommendedList {...useRecommendedBands('list')} />
    </Page>
  )
}

const Page = styled.div`
  padding: 8px 0 24px;
`
