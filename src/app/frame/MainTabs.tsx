import styled from '@emotion/styled'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { useAfterMs } from '#src/lib/time/after.ts'
import type { WithRealtime } from '#src/realtime/realtimeSlice.ts'
import { TabBar, tabCss } from '#src/ui/frame/TabBar.tsx'
import { BACK_AFTER_MS, WHILE_TYPING } from '#src/ui/frame/typing.ts'
import { TabHomeFillIcon } from '#src/ui/icons/TabHomeFillIcon.tsx'
import { TabHomeIcon } from '#src/ui/icons/TabHomeIcon.tsx'
import { TabJoinFillIcon } from '#src/ui/icons/TabJoinFillIcon.tsx'
import { TabJoinIcon } from '#src/ui/icons/TabJoinIcon.tsx'
import { TabMyFillIcon } from '#src/ui/icons/TabMyFillIcon.tsx'
import { TabMyIcon } from '#src/ui/icons/TabMyIcon.tsx'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import type { AppRoute } from '../routes/routeTable.ts'
import { UnreadMessages } from './UnreadMessages.tsx'

const TABS = [
  { key: 'home', label: '홈', to: paths.home(), icon: <TabHomeIcon />, activeIcon: <TabHomeFillIcon /> },
  {
    key: 'join',
    label: 'JOIN',
    to: paths.join(),
    icon: <TabJoinIcon />,
    activeIcon: <TabJoinFillIcon />,
    news: <UnreadMessages />,
  },
  { key: 'my', label: '마이', to: paths.my(), icon: <TabMyIcon />, activeIcon: <TabMyFillIcon /> },
]

export function MainTabs({ lit }: { lit: AppRoute['tab'] }) {
  const mayAskForNews = useMayAskForNews()
  return (
    <AsideWhileTyping>
      <TabBar
        tabs={TABS.map((tab) => ({
          ...tab,
          active: tab.key === lit,
          news: tab.key === 'my' ? mayAskForNews && <NewsMark /> : tab.news,
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

/** Shown after this time even without a socket. */
const AT_LATEST_MS = 3_000

/**
 * The socket now delivers changes. If notifications were requested earlier, they would be requested again.
 */
const isTold = (state: object | WithRealtime) => 'realtime' in state && state.realtime.confirmations > 0

/** Loaded after the first screen, because it requests the notifications. */
const NewsMark = loadedWhenShown(() =>
  import('#src/features/notifications/NewsMark.tsx').then((part) => part.NewsMark),
)

function useMayAskForNews(): boolean {
  const hasWaited = useAfterMs(AT_LATEST_MS)
  return useSelector(isTold) || hasWaited
}

/** The on-screen keyboard takes the bar's place (docs/interface.md "Frame"). */
const AsideWhileTyping = styled.div`
  @media (pointer: coarse) {
    transition: visibility 0s ${BACK_AFTER_MS}ms;
    ${WHILE_TYPING} & {
      visibility: hidden;
      transition: none;
    }
  }
`
