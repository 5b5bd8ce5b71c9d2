import * as React from 'react'

/**
 * React's development build records a stack trace for each element created, up to 10,000 a second, so that a
 * warning can name the component that created it. That takes an eighth of a journey's time; a warning still
 * names the component it is about.
 */
interface Internals {
  recentlyCreatedOwnerStacks: number
}
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  // React resets the count each second.
  set: () => {},
})
