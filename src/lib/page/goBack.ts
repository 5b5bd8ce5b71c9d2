import { useLocation, useNavigate } from 'react-router-dom'

/** Back to where somebody came from; who opened the address directly goes to `parent` instead of out of the app. */
export function useGoBack(parent: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (cameFromInside(key) ? navigate(-1) : navigate(parent, { replace: true }))
}

/**
 * The router numbers its entries in the window's history, from 0 on, through replacements and reloads. One without a window
 * (as in tests) numbers none, but gives its first entry this key.
 */
function cameFromInside(key: string): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  return idx === undefined ? key !== 'default' : idx > 0
}
