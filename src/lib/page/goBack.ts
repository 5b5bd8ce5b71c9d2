import { useLocation, useNavigate } from 'react-router-dom'
import { entriesBelow } from './historySteps.ts'

/**
 * Goes back to the previous screen. When the address was opened directly, it goes to `parent` instead of out
 * of the app.
 */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (cameFromInside(key) ? navigate(-1) : navigate(parent, { replace: true }))
}

/** Without a window's history, as in tests, the router gives its first entry the key `default`. */
function cameFromInside(key: string): boolean {
  const below = entriesBelow()
  return below === undefined ? key !== 'default' : below > 0
}
