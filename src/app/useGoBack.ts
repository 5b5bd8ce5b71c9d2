import { useNavigate } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import type { AppRoute } from './routeTable.ts'

const TAB_ROOT = { home: paths.home(), join: paths.join(), my: paths.my(), none: paths.home() }

/** Back to where somebody came from; who opened the address directly goes up to the tab instead of out of the app. */
export function useGoBack({ tab = 'none' }: AppRoute): () => void {
  const navigate = useNavigate()
  return () => void (cameFromInside() ? navigate(-1) : navigate(TAB_ROOT[tab], { replace: true }))
}

/** The router numbers its entries in the history's state; the first one is 0. */
function cameFromInside(): boolean {
  const state = window.history.state as { idx?: number } | null
  return (state?.idx ?? 1) > 0
}
