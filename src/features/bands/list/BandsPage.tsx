import styled from '@emotion/styled'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { isFiltered } from '../filters/bandFilters.ts'
import { FilterChips } from '../filters/FilterChips.tsx'
import { FilteredBands } from '../filters/FilteredBands.tsx'
import { useBandFilters } from '../filters/useBandFilters.ts'
import { WaitingBands } from '../filters/WaitingBands.tsx'
import { useRecommendedBands } from '../recommended/useRecommendedBands.ts'
import { RecommendedList } from './RecommendedList.tsx'
import { SearchLink } from './SearchLink.tsx'

/** `/band` (P10): the recommended bands, or those that meet the filters. */
export default function BandsPage() {
  const { filters, ...choosing } = useBandFilters()
  return (
    <Page>
      <SearchLink />
      <FilterChips filters={filters} choose={choosing.choose} />
      {isFiltered(filters) ? <FilteredBands filters={filters} {...choosing} /> : <Recommended />}
    </Page>
  )
}

const Recommended = () => (
  <>
    <WaitingBands />
    <VisuallyHidden as="h2">추천 밴드</VisuallyHidden>
    <RecommendedList {...useRecommendedBands('list')} />
  </>
)

const Page = styled.div`
  padding: 8px 0 24px;
`
