import { useMatches } from 'react-router-dom'
import type { AppRoute } from './routeTable.ts'

/** The row of the route table for the current screen. */
export function useRoute(): AppRoute {
  const matches = useMatches()
  return matches[matches.length - 1]?.handle as AppRoute
}
