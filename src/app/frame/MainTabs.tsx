import styled from '@emotion/styled'
import { type ComponentType, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { useAfterMs } from '#src/lib/time/after.ts'
import type { WithRealtime } from '#src/realtime/realtimeSlice.ts'
import { TabBar, tabCss } from '#src/ui/frame/TabBar.tsx'
import { TabHomeFillIcon } from '#src/ui/icons/TabHomeFillIcon.tsx'
import { TabHomeIcon } from '#src/ui/icons/TabHomeIcon.tsx'
import { TabJoinFillIcon } from '#src/ui/icons/TabJoinFillIcon.tsx'
import { TabJoinIcon } from '#src/ui/icons/TabJoinIcon.tsx'
import { TabMyFillIcon } from '#src/ui/icons/TabMyFillIcon.tsx'
import { TabMyIcon } from '#src/ui/icons/TabMyIcon.tsx'
import type { AppRoute } from '../routes/routeTable.ts'

const TABS = [
  { key: 'home', label: '홈', to: paths.home(), icon: <TabHomeIcon />, activeIcon: <TabHomeFillIcon /> },
  { key: 'join', label: 'JOIN', to: paths.join(), icon: <TabJoinIcon />, activeIcon: <TabJoinFillIcon /> },
  { key: 'my', label: '마이', to: paths.my(), icon: <TabMyIcon />, activeIcon: <TabMyFillIcon /> },
]

export function MainTabs({ lit }: { lit: AppRoute['tab'] }) {
  const NewsMark = useNewsMark()
  return (
    <AsideWhileTyping>
      <TabBar
        tabs={TABS.map((tab) => ({
          ...tab,
          active: tab.key === lit,
          news: tab.key === 'my' && NewsMark && <NewsMark />,
        }))}
        renderTab={({ key, active }, content) => (
          <Link
            css={tabCss}
            to={TABS.find((tab) => tab.key === key)?.to ?? ''}
            aria-current={active ? 'page' : undefined}
          >
            {content}
          </Link>
        )}
      />
    </AsideWhileTyping>
  )
}

/** Without a socket it comes all the same. */
const AT_LATEST_MS = 3_000

/** What changes is told from now on: asked for sooner, the notifications would be asked for again. */
const isTold = (state: object | WithRealtime) => 'realtime' in state && state.realtime.confirmations > 0

let fetched: ComponentType | null = null

/** What marks the tab comes after the first screen, as it asks for the notifications. Without it nothing is marked, and the next bar tries again. */
function useNewsMark(): ComponentType | null {
  const [Mark, setMark] = useState(() => fetched)
  const hasWaited = useAfterMs(AT_LATEST_MS)
  const mayCome = useSelector(isTold) || hasWaited
  useEffect(() => {
    if (Mark || !mayCome) return
    import('#src/features/notifications/NewsMark.tsx').then(
      ({ NewsMark }) => {
        fetched = NewsMark
        setMark(() => NewsMark)
      },
      () => {},
    )
  }, [Mark, mayCome])
  return Mark
}

/** The on-screen keyboard takes the bar's place (docs/interface.md "Frame"). No event tells when it opens; a focused text field does. */
const AsideWhileTyping = styled.div`
  @media (pointer: coarse) {
    body:has(:is(input:not([type='radio'], [type='checkbox']), textarea):focus) & {
      display: none;
    }
  }
`
