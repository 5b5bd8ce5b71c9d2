import { useLocation, useParams } from 'react-router-dom'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { useIdParam } from '#src/lib/page/useIdParam.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BackdropPage } from '#src/ui/frame/BackdropPage.tsx'
import { BandMissing } from '../BandFailure.tsx'
import { BandFailing } from './BandFailing.tsx'
import { BandHead, BandHeadSkeleton } from './BandHead.tsx'
import { BandLight } from './BandLight.tsx'
import { BandTabs } from './BandTabs.tsx'
import { PeopleTab } from './PeopleTab.tsx'
import { PlaylistTab } from './PlaylistTab.tsx'
import { PreferTab } from './PreferTab.tsx'
import { SampleBandTabs } from './SampleBandTabs.tsx'
import { type BandTab, TAB_LABEL, useBandTab } from './useBandTab.ts'
import { useShownBand } from './useShownBand.ts'

const PANEL: Readonly<Record<BandTab, typeof PeopleTab>> = {
  prefer: PreferTab,
  playlist: PlaylistTab,
  people: PeopleTab,
}

/**
 * The artists, tracks and people of a band (docs/product/bands.md "Band tabs"). One screen serves its six
 * paths, so that the focus stays on the tabs when the tab changes.
 */
export default function BandTabsPage() {
  const isSample = useParams().bandId === undefined
  const bandId = useIdParam('bandId')
  const tab = useBandTab()
  const goBack = useGoBack(paths.home())
  if (isSample) return <SampleBandTabs tab={tab} onBack={goBack} />
  if (bandId !== null) return <RealBandTabs key={bandId} bandId={bandId} tab={tab} onBack={goBack} />
  return (
    <>
      <AppHeader onBack={goBack} />
      <BandMissing onBack={goBack} />
    </>
  )
}

function RealBandTabs({ bandId, tab, onBack }: { bandId: number; tab: BandTab; onBack: () => void }) {
  const { state } = useLocation()
  const { head, isOver, failure } = useShownBand(bandId, state)
  if (failure && (isOver || !head)) return <BandFailing failure={failure} onBack={onBack} />
  const Panel = PANEL[tab]
  return (
    <BackdropPage>
      {head && <BandLight head={head} />}
      <AppHeader clear onBack={onBack} />
      {head ? <BandHead head={head} /> : <BandHeadSkeleton heading={TAB_LABEL[tab]} />}
      <BandTabs tab={tab} bandId={bandId} head={head} />
      <Panel bandId={bandId} onBack={onBack} />
    </BackdropPage>
  )
}
