import { BAND_ENDED_LINE } from '#contract/http/chat/messages.ts'
import { selectRoom, type WithTimeline } from './timelineSlice.ts'

/** Whether the band of an application room has ended: nobody is in the room any more. */
export function selectIsEnded(state: WithTimeline, roomId: number): boolean {
  const last = selectRoom(state, roomId)?.messages.at(-1)
  return last?.type === 'SYSTEM' && last.content === BAND_ENDED_LINE
}
