import * as v from 'valibot'
import { Id } from '#contract/scalars.ts'

/** The room that a URL asks for. `none`: no room id. `bad`: an invalid room id. */
export type AskedRoom = { kind: 'room'; roomId: number } | { kind: 'none' } | { kind: 'bad' }

export function readRoom(params: URLSearchParams): AskedRoom {
  const given = params.get('roomId')
  if (given === null) return { kind: 'none' }
  const parsed = v.safeParse(Id, given)
  return parsed.success ? { kind: 'room', roomId: parsed.output } : { kind: 'bad' }
}

/** BAND, BAND-APPLICANT or BAND-MANAGER: an application room. */
export const isBandRoom = (roomType: string | null): boolean => roomType?.startsWith('BAND') ?? false
