import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { TabHomeFillIcon } from '#src/ui/icons/TabHomeFillIcon.tsx'
import { TabHomeIcon } from '#src/ui/icons/TabHomeIcon.tsx'
import { TabJoinFillIcon } from '#src/ui/icons/TabJoinFillIcon.tsx'
import { TabJoinIcon } from '#src/ui/icons/TabJoinIcon.tsx'
import { TabMyFillIcon } from '#src/ui/icons/TabMyFillIcon.tsx'
import { TabMyIcon } from '#src/ui/icons/TabMyIcon.tsx'
import { TabBar, tabCss } from '#src/ui/TabBar.tsx'
import type { AppRoute } from './routeTable.ts'

const TABS = [
  { key: 'home', label: '홈', to: paths.home(), icon: <TabHomeIcon />, activeIcon: <TabHomeFillIcon /> },
  { key: 'join', label: 'JOIN', to: paths.join(), icon: <TabJoinIcon />, activeIcon: <TabJoinFillIcon /> },
  { key: 'my', label: '마이', to: paths.my(), icon: <TabMyIcon />, activeIcon: <TabMyFillIcon /> },
]

export function MainTabs({ lit }: { lit: AppRoute['tab'] }) {
  return (
    <AsideWhileTyping>
      <TabBar
        tabs={TABS.map((tab) => ({ ...tab, active: tab.key === lit }))}
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

/** The on-screen keyboard takes the bar's place (tokens 5). No event tells when it opens; a focused text field does. */
const AsideWhileTyping = styled.div`
  @media (pointer: coarse) {
    body:has(:is(input:not([type='radio'], [type='checkbox']), textarea):focus) & {
      display: none;
    }
  }
`
