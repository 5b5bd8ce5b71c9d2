import styled from '@emotion/styled'
import { useRef } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { ToastHost } from '#src/toasts/ToastHost.tsx'
import { AppColumn } from '#src/ui/AppColumn.tsx'
import { ConnectionStrip } from '#src/ui/ConnectionStrip.tsx'
import { MainTabs } from './MainTabs.tsx'
import { ShellHeader } from './ShellHeader.tsx'
import { SkipLink } from './SkipLink.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useIsOnline } from './useIsOnline.ts'
import { useRoute } from './useRoute.ts'

const MAIN_ID = 'main'

/** The frame around every screen: column, header, tab bar, toasts, each as the route table says. Screens bring no `main` of their own. */
export function Shell() {
  const route = useRoute()
  const main = useRef<HTMLElement>(null)
  const isOnline = useIsOnline()
  useFocusOnNavigation(main)
  const tabbed = route.tab !== undefined

  return (
    <AppColumn data-tabbed={tabbed} data-chat={route.chat ?? false}>
      <title>{`${route.title} - 합주`}</title>
      <SkipLink targetId={MAIN_ID} />
      <ShellHeader route={route} />
      {/* conversations say it in their own strip */}
      {!isOnline && route.access === 'member' && !route.chat && (
        <ConnectionStrip text="오프라인입니다. 연결되면 자동으로 전송합니다." />
      )}
      <Main ref={main} id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </Main>
      {tabbed && <MainTabs lit={route.tab} />}
      <ToastHost aboveTabs={tabbed} />
      <ScrollRestoration />
    </AppColumn>
  )
}

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`
