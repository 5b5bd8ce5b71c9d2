import { useMatches } from 'react-router-dom'
import type { AppRoute } from './routeTable.ts'

/** The line of the route table that is on screen. */
export function useRoute(): AppRoute {
  const matches = useMatches()
  return matches[matches.length - 1]?.handle as AppRoute
}
