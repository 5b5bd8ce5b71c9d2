import { replace, type LoaderFunction, type RouteObject } from 'react-router-dom'
import {
  onboardingFinished,
  selectIsAuthenticated,
  selectIsOnboarding,
  selectWithdrawal,
} from '#src/auth/authSlice.ts'
import { Shell } from '../frame/Shell.tsx'
import type { StoreKit } from '../store.ts'
import { askAhead } from './askAhead.ts'
import { whereInstead } from './guard.ts'
import { RouteError } from './RouteError.tsx'
import { hasBars, ROUTES, WITH_BARS, type AppRoute } from './routeTable.ts'

/**
 * The table as routes of the data router (docs/decisions/0007). Guards are loaders: they run on navigation
 * and after a log-in or log-out, but not on time travel.
 */
export function makeRoutes(kit: StoreKit): RouteObject[] {
  const screens = (belong: (route: AppRoute) => boolean): RouteObject => ({
    // Inside the frame and above the screens, because the error boundary of a route whose code is missing is
    // never rendered.
    ErrorBoundary: RouteError,
    // The static page of index.html stays until the first screen is ready.
    HydrateFallback: () => null,
    children: ROUTES.filter(belong).map((route) => routeObject(route, guard(route, kit))),
  })
  return [
    {
      Component: Shell,
      ErrorBoundary: RouteError,
      children: [
        { ...screens(hasBars), id: WITH_BARS, loader: barsPart },
        screens((route) => !hasBars(route)),
      ],
    },
  ]
}

export const barsPart = async () => (await import('../frame/bars.ts')).bars
function routeObject(route: AppRoute, loader: LoaderFunction): RouteObject {
  const { path, lazy } = route
  return { path, handle: route, loader, lazy: { Component: async () => (await lazy()).default } }
}

function guard({ access, path, needs, outlives }: AppRoute, kit: StoreKit): LoaderFunction {
  const { store } = kit
  return async ({ params, request }) => {
    const state = store.getState()
    if (outlives === 'withdrawal' && selectWithdrawal(state) !== null) return null
    const visitor = { isAuthenticated: selectIsAuthenticated(state), isOnboarding: selectIsOnboarding(state) }
    const asked = new URL(request.url)
    const { searchParams } = asked
    const instead = whereInstead(access, visitor, asked) ?? (await needs?.(path, kit, searchParams)) ?? null
    if (instead !== null) return replace(instead)
    askAhead(store, path, params, searchParams)
    if (visitor.isOnboarding && access !== 'onboarding') store.dispatch(onboardingFinished())
    return null
  }
}
