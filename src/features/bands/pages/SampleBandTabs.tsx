import { Link, useLocation } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { BackdropPage } from '#src/ui/frame/BackdropPage.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { readBandState } from '../bandState.ts'
import { BandHead } from './BandHead.tsx'
import { BandLight } from './BandLight.tsx'
import { BandTabs } from './BandTabs.tsx'
import { type BandTab } from './useBandTab.ts'

const NOTHING: Readonly<Record<BandTab, string>> = {
  prefer: '예시 밴드라 취향 정보가 없어요',
  playlist: '예시 밴드라 목표 곡이 없어요',
  people: '예시 밴드라 멤버가 없어요',
}

/**
 * The tabs without a band id. The navigation state may have a sample band, which the server does not know.
 * Links to the bands of the server.
 */
export function SampleBandTabs({ tab, onBack }: { tab: BandTab; onBack: () => void }) {
  const head = readBandState(useLocation().state, null)
  const action = (
    <Link css={buttonCss} {...buttonLook({ size: 'm' })} to={paths.bands()}>
      밴드 둘러보기
    </Link>
  )
  if (!head)
    return (
      <>
        <AppHeader onBack={onBack} />
        <EmptyState
          art="none"
          level={1}
          title="어떤 밴드인지 골라주세요"
          help="밴드를 고르면 취향과 목표 곡, 멤버를 볼 수 있어요."
          action={action}
        />
      </>
    )
  return (
    <BackdropPage>
      <BandLight head={head} />
      <AppHeader clear onBack={onBack} />
      <BandHead head={head} />
      <BandTabs tab={tab} bandId={null} head={head} />
      <EmptyState art="crate" title={NOTHING[tab]} help="지금 모집 중인 밴드를 만나보세요." action={action} />
    </BackdropPage>
  )
}
