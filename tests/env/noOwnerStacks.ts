import * as React from 'react'

/**
 * React's development build takes a stack trace for each element that is created, up to 10,000 in a second, so that a warning
 * can say which component created it. That is an eighth of a journey's time; a warning still names the component it is about.
 */
interface Internals {
  recentlyCreatedOwnerStacks: number
}
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  // React begins to count anew each second
  set: () => {},
})
