import { useMemo, useState } from 'react'
import { shallowEqual } from 'react-redux'
import type { MemberInfo } from '#contract/http/chat/rooms.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { useChatSelector } from '../chatState.ts'
import type { OutboxEntry } from '../delivery/outboxEntry.ts'
import { selectOutbox } from '../delivery/outboxSlice.ts'
import { selectPast } from '../past/pastSlice.ts'
import type { ChatRow } from '../rows/chatRows.ts'
import { makeRowBuilder } from '../rows/chatTimeline.ts'
import { type RoomTimeline, selectRoom } from '../timeline/timelineSlice.ts'
import { visibleMessages } from '../timeline/visibleMessages.ts'

/** Below the middle of a room nothing is being sent. */
const NOTHING: readonly OutboxEntry[] = []

/**
 * Dividers, messages and what is still being sent, top to bottom; of the look into the past where there is one. Only who draws them should
 * ask: they change with every message.
 */
export function useRoomRows(roomId: number, people: readonly MemberInfo[]): readonly ChatRow[] {
  const me = useChatSelector(selectMemberId)
  const room = useChatSelector((state) => drawnOf(selectRoom(state, roomId)), shallowEqual)
  const outbox = useChatSelector(selectOutbox)
  const inFlight = useChatSelector((state) => state.outbox.inFlight)
  const uploads = useChatSelector((state) => state.outbox.uploads)
  const [build] = useState(makeRowBuilder)

  const past = useChatSelector((state) => selectPast(state, roomId).window?.messages)
  const messages = useMemo(() => past ?? visibleMessages(room), [past, room])
  const marks = room?.marks
  const othersRead = useMemo(
    () => people.map(({ memberId }) => marks?.[memberId] ?? 0).sort((a, b) => a - b),
    [people, marks],
  )
  const pending = useMemo(
    () => (past ? NOTHING : outbox.filter((entry) => entry.roomId === roomId)),
    [past, outbox, roomId],
  )
  const ownRead = Math.max(room?.ownMark ?? 0, (me !== null && marks?.[me]) || 0)
  return useMemo(
    () =>
      build({
        me,
        messages,
        pending,
        inFlight,
        uploads,
        othersRead,
        ownRead,
        dividerAt: room?.dividerAt ?? null,
      }),
    [build, me, messages, pending, inFlight, uploads, othersRead, ownRead, room?.dividerAt],
  )
}

/** What the rows are made of: that something was seen or told to the server draws nothing. */
function drawnOf(room: RoomTimeline | undefined) {
  if (!room) return undefined
  const { messages, hasOlder, solid, solidUpTo, failure, marks, ownMark, dividerAt } = room
  return { messages, hasOlder, solid, solidUpTo, failure, marks, ownMark, dividerAt }
}
