import { useCallback, useMemo } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { selectMemberId } from '#src/auth/authSlice.ts'
import type { ChatDispatch } from '../chatListening.ts'
import { indexFrom } from '../timeline/messageTable.ts'
import { selectRoom, type WithTimeline } from '../timeline/timelineSlice.ts'
import { type PastReadState, readPast } from './pastReads.ts'
import { type Opening, pastLeft, selectPast, type WithPast } from './pastSlice.ts'

/** The state of one end of the list: `idle` also when there is nothing more. */
export type Reading = 'idle' | 'loading' | 'failed'

/** The props a list needs to show the middle of a room. */
export interface Past {
  older: Reading
  hasOlder: boolean
  onOlder: () => void
  newer: Reading
  onNewer: () => void
  /** The number of others' messages that arrived since the live end was last shown. */
  news: number
  /** Back to the newest message. */
  onLeave: () => void
}

/** Where a room's list opens, and the past window it shows; `past` is null for the live timeline. */
export function usePast(roomId: number): {
  jumps: number
  opening: Opening
  leftAt: number
  past: Past | null
} {
  const dispatch = useDispatch<ChatDispatch<PastReadState>>()
  const me = useSelector(selectMemberId)
  const { jumps, opening, leftAt, isOpen, ...reading } = useSelector(
    (state: WithPast) => readingOf(state, roomId),
    shallowEqual,
  )
  const news = useSelector((state: WithTimeline) => (isOpen ? countNews(state, roomId, leftAt, me) : 0))
  const onOlder = useCallback(() => void dispatch(readPast(roomId, 'older')), [dispatch, roomId])
  const onNewer = useCallback(() => void dispatch(readPast(roomId, 'newer')), [dispatch, roomId])
  const onLeave = useCallback(() => void dispatch(pastLeft({ roomId })), [dispatch, roomId])
  const { older, newer, hasOlder } = reading
  const past = useMemo(
    () => (isOpen ? { older, newer, hasOlder, news, onOlder, onNewer, onLeave } : null),
    [isOpen, older, newer, hasOlder, news, onOlder, onNewer, onLeave],
  )
  return { jumps, opening, leftAt, past }
}

function readingOf(state: WithPast, roomId: number) {
  const { jumps, opening, leftAt, window } = selectPast(state, roomId)
  const readingAt = (end: 'older' | 'newer'): Reading =>
    window?.loading === end ? 'loading' : window?.failure?.end === end ? 'failed' : 'idle'
  return {
    jumps,
    opening,
    leftAt,
    isOpen: window !== null,
    hasOlder: window?.hasOlder ?? false,
    older: readingAt('older'),
    newer: readingAt('newer'),
  }
}

function countNews(state: WithTimeline, roomId: number, since: number, me: number | null): number {
  const messages = selectRoom(state, roomId)?.messages ?? []
  let count = 0
  for (let i = indexFrom(messages, since + 1); i < messages.length; i += 1) {
    const { type, senderId } = messages[i]!
    if (type !== 'SYSTEM' && senderId !== me) count += 1
  }
  return count
}
