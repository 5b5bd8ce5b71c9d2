import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { Id } from '#contract/scalars.ts'

/** The id in the path parameter `name`; null: it is missing, or not a valid id. */
export function useIdParam(name: string): number | null {
  const parsed = v.safeParse(Id, useParams()[name])
  return parsed.success ? parsed.output : null
}
