import { useNavigate } from 'react-router-dom'
import { entriesBelow, historyStep } from '#src/lib/page/historySteps.ts'
import { paths } from '#src/lib/paths.ts'

/**
 * To the list of rooms once a form is done, which goes from the history with all its steps: back must not lead into it again.
 * Who came from the list is put back there; for anybody else the list takes the place of the form.
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
