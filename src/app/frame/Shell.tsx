import styled from '@emotion/styled'
import { useRef } from 'react'
import { useSelector } from 'react-redux'
import { Outlet, ScrollRestoration, useMatches, useRouteLoaderData, useSearchParams } from 'react-router-dom'
import { ToastHost } from '#src/toasts/ToastHost.tsx'
import { AppColumn } from '#src/ui/frame/AppColumn.tsx'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import { placeOf } from '../routes/placeOf.ts'
import { type AppRoute, WITH_BARS } from '../routes/routeTable.ts'
import { selectIsUpdateOffered } from '../worker/updateOffer.ts'
import type { bars as Bars } from './bars.ts'
import { SkipLink } from './SkipLink.tsx'
import { WindowTitle } from './UnreadMessages.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

const MAIN_ID = 'main'

/** Loaded with the part of the store that offers it. */
const UpdateBar = loadedWhenShown(() => import('../worker/updatePart.ts').then((part) => part.UpdateBar))

/**
 * The frame around every screen: column, header, tab bar, toasts and the offer of a newer version, as the
 * route table specifies. Screens have no `main` of their own.
 */
export function Shell() {
  const route = useRoute()
  const main = useRef<HTMLElement>(null)
  const bars = useRouteLoaderData<typeof Bars>(WITH_BARS)
  const isUpdateOffered = useSelector(selectIsUpdateOffered)
  useFocusOnNavigation(main)
  const [search] = useSearchParams()
  const isForm = route.formWith !== undefined && search.has(route.formWith)
  const tabbed = route.tab !== undefined && !isForm

  return (
    <AppColumn data-tabbed={tabbed} data-chat={route.chat ?? false} data-wide={route.wide}>
      <WindowTitle title={`${route.title} - 합주`} counts={route.access === 'member'} />
      <SkipLink targetId={MAIN_ID} />
      {bars && <bars.TopBars route={route} />}
      <Main ref={main} id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </Main>
      {isUpdateOffered && <UpdateBar aboveTabs={tabbed} />}
      {bars && tabbed && <bars.MainTabs lit={route.tab} />}
      <ToastHost aboveTabs={tabbed} />
      <ScrollRestoration getKey={placeOf} />
    </AppColumn>
  )
}

/** The row of the route table for the current screen. */
function useRoute(): AppRoute {
  const matches = useMatches()
  return matches[matches.length - 1]?.handle as AppRoute
}

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`
