import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { TabLinks } from '#src/ui/frame/Tabs.tsx'
import type { BandState } from '../bandState.ts'
import { BAND_TABS, type BandTab, TAB_LABEL } from './useBandTab.ts'

interface BandTabsProps {
  tab: BandTab
  bandId: number | null
  /** Passed to the next tab, so that it shows the head at once. */
  head: BandState | null
}

/** A change of tab replaces the history entry, so that going back leaves the band. */
export const BandTabs = ({ tab, bandId, head }: BandTabsProps) => (
  <TabLinks aria-label="밴드 정보" data-light="true" css={{ marginTop: 20 }}>
    {BAND_TABS.map((each) => (
      <Link
        key={each}
        to={paths[each](bandId ?? undefined)}
        replace
        state={head}
        aria-current={each === tab ? 'page' : undefined}
      >
        {TAB_LABEL[each]}
      </Link>
    ))}
  </TabLinks>
)
