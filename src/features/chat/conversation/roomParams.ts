import * as v from 'valibot'
import { Id } from '#contract/scalars.ts'

/** Which room an address asks for. `none`: no room at all. `bad`: something that cannot be a room. */
export type AskedRoom = { kind: 'room'; roomId: number } | { kind: 'none' } | { kind: 'bad' }

export function readRoom(params: URLSearchParams): AskedRoom {
  const given = params.get('roomId')
  if (given === null) return { kind: 'none' }
  const parsed = v.safeParse(Id, given)
  return parsed.success ? { kind: 'room', roomId: parsed.output } : { kind: 'bad' }
}

/** BAND, BAND-APPLICANT or BAND-MANAGER: the room of an application. */
export const isBandRoom = (roomType: string | null): boolean => roomType?.startsWith('BAND') ?? false
