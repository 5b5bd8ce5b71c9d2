import { type ApiError, asApiError } from '#src/api/apiError.ts'
import { isoDay, toInstant } from '#src/lib/time/time.ts'
import type { ChatDispatch } from '../chatListening.ts'
import { jumpTo, type PastReadState } from '../past/pastReads.ts'
import { pastLeft, selectPast } from '../past/pastSlice.ts'
import { indexFrom } from '../timeline/messageTable.ts'
import { selectRoom } from '../timeline/timelineSlice.ts'
import { searchApi } from './searchApi.ts'

export type DayEnd =
  /** At that day or, if it has no messages, at the next day that has some: `at`, ms since the epoch. */
  | { kind: 'there'; isThatDay: boolean; at: number }
  /** No messages from that day on: the newest message is shown. */
  | { kind: 'nothingSince' }
  | { kind: 'overtaken' }
  | { kind: 'failed'; error: ApiError }

/** Shows a room from the start of a day in Seoul, `2026-11-20`. */
export function goToDay(roomId: number, day: string) {
  return async (dispatch: ChatDispatch<PastReadState>, getState: () => PastReadState): Promise<DayEnd> => {
    const { data, error } = await dispatch(
      searchApi.endpoints.findDay.initiate({ roomId, day }, { subscribe: false, forceRefetch: true }),
    )
    if (!data) return { kind: 'failed', error: asApiError(error) }
    const { messageId } = data
    if (messageId === null) {
      dispatch(pastLeft({ roomId }))
      return { kind: 'nothingSince' }
    }
    const end = await dispatch(jumpTo({ roomId, messageId, opening: { at: 'day', messageId } }))
    if (end.kind !== 'there') return end
    const messages =
      selectPast(getState(), roomId).window?.messages ?? selectRoom(getState(), roomId)?.messages ?? []
    const at = toInstant(messages[indexFrom(messages, messageId)]?.timestamp ?? '')
    return { kind: 'there', isThatDay: isoDay(at) === day, at }
  }
}
