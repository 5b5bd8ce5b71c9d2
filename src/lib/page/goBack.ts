import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Goes back to the previous screen. When the address was opened directly, it goes to `parent` instead of out
 * of the app.
 */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (cameFromInside(key) ? navigate(-1) : navigate(parent, { replace: true }))
}

/**
 * The router numbers its entries in the window's history from 0 and keeps the numbers through replacements
 * and reloads. A router without a window (as in tests) has no numbers, but gives its first entry this key.
 */
function cameFromInside(key: string): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  return idx === undefined ? key !== 'default' : idx > 0
}
