import { useEffect, useRef } from 'react'
import type { CaseRow } from '#contract/http/safety/moderation.ts'
import { useTakeCaseMutation } from './moderationApi.ts'

/**
 * Opening a case that waits takes it (MD3), so that others see who is looking at it; leaving gives it back,
 * unless it was decided. A refusal needs no sentence of its own: the case is read again and shows who has it.
 * Returns a function to call before it is decided.
 */
export function useTakenCase({ caseId, state, moderator }: CaseRow, me: number | null) {
  const [take] = useTakeCaseMutation()
  const isDecided = useRef(false)
  const isTaken = useRef(false)
  const mayTake = state === 'WAITING' || (state === 'TAKEN' && moderator?.memberId === me)

  useEffect(() => {
    if (!mayTake || isTaken.current || isDecided.current) return
    isTaken.current = true
    void take({ caseId, isTaken: true }).then(({ error }) => {
      if (error) isTaken.current = false
    })
  }, [take, caseId, mayTake])

  useEffect(
    () => () => {
      if (isTaken.current && !isDecided.current) void take({ caseId, isTaken: false })
      isTaken.current = false
    },
    [take, caseId],
  )

  return (decided: boolean) => (isDecided.current = decided)
}
