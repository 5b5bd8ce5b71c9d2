import { useNavigate } from 'react-router-dom'
import { entriesBelow, historyStep } from '#src/lib/page/historySteps.ts'
import { paths } from '#src/lib/paths.ts'

/**
 * Goes to the room list after a form is done and drops the form's steps from the history, so that back does
 * not return to them. If the list is in the history below the form, it goes back to it; otherwise the list
 * replaces the form.
 */
export function useToList(steps: 1 | 2): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const below = entriesBelow()
    if (below !== undefined && below >= steps) {
      const arrived = historyStep()
      await navigate(-steps)
      await arrived
      if (window.location.pathname !== paths.join()) await navigate(paths.join())
      return
    }
    if (below !== undefined && below > 0) {
      const arrived = historyStep()
      await navigate(-below)
      await arrived
    }
    await navigate(paths.join(), { replace: true })
  }
}
