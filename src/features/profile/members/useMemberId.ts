import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { Id } from '#contract/scalars.ts'

/** The member id in the URL; null: not a valid id. */
export function useMemberId(): number | null {
  const { memberId } = useParams()
  const parsed = v.safeParse(Id, memberId)
  return parsed.success ? parsed.output : null
}
