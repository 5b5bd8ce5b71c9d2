import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { Id } from '#contract/scalars.ts'

/** Whom the address names; null: nobody can have that id. */
export function useMemberId(): number | null {
  const { memberId } = useParams()
  const parsed = v.safeParse(Id, memberId)
  return parsed.success ? parsed.output : null
}
