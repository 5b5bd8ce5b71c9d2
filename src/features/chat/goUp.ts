import { useNavigate } from 'react-router-dom'

/** The router numbers its entries in the history's state; the first one is 0. */
const cameFromInside = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** Back to where somebody came from; who opened the address directly goes to `parent` instead of out of the app. */
export function useGoUp(parent: string): () => void {
  const navigate = useNavigate()
  return () => void (cameFromInside() ? navigate(-1) : navigate(parent, { replace: true }))
}
