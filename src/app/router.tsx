import { replace, type LoaderFunction, type RouteObject } from 'react-router-dom'
import { onboardingFinished, selectIsAuthenticated, selectIsOnboarding } from '#src/auth/authSlice.ts'
import { SIGNUP_PATHS, SIGNUP_STEPS, stepToShow } from '#src/features/signup/signupSteps.ts'
import { whereInstead } from './guard.ts'
import { RouteError } from './RouteError.tsx'
import { ROUTES, type AppRoute } from './routeTable.ts'
import { Shell } from './Shell.tsx'
import { whenDraftIsBack, type AppStore } from './store.ts'
import { UnbuiltPage } from './UnbuiltPage.tsx'

/**
 * The table as routes of the data router (docs/decisions/0007). Guards are loaders: they run when somebody goes somewhere
 * and after a log-in or log-out, never because the state was set back in time.
 */
export function makeRoutes(store: AppStore): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: RouteError,
      // The static page of index.html stands until the first screen is there.
      HydrateFallback: () => null,
      children: ROUTES.map((route) => routeObject(route, store)),
    },
  ]
}

function routeObject(route: AppRoute, store: AppStore): RouteObject {
  const { path, eager, lazy } = route
  const common = { path, handle: route, loader: guard(route, store), ErrorBoundary: RouteError }
  if (lazy) return { ...common, lazy: { Component: async () => (await lazy()).default } }
  return { ...common, Component: eager ?? UnbuiltPage }
}

function guard({ access, path }: AppRoute, store: AppStore): LoaderFunction {
  const step = SIGNUP_STEPS.find((each) => SIGNUP_PATHS[each] === path)
  return async () => {
    const state = store.getState()
    const visitor = { isAuthenticated: selectIsAuthenticated(state), isOnboarding: selectIsOnboarding(state) }
    const instead = whereInstead(access, visitor)
    if (instead !== null) return replace(instead)
    if (step) {
      const shown = stepToShow(step, await whenDraftIsBack(store))
      if (shown !== step) return replace(SIGNUP_PATHS[shown])
    }
    if (visitor.isOnboarding && access !== 'onboarding') store.dispatch(onboardingFinished())
    return null
  }
}
