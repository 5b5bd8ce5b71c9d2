import { useMemo, useState } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import type { MemberInfo } from '#contract/http/chat/rooms.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import type { OutboxEntry } from '../delivery/outboxEntry.ts'
import { selectOutbox, type WithOutbox } from '../delivery/outboxSlice.ts'
import { selectPast, type WithPast } from '../past/pastSlice.ts'
import type { ChatRow } from '../rows/chatRows.ts'
import { makeRowBuilder } from '../rows/chatTimeline.ts'
import { type RoomTimeline, selectRoom, type WithTimeline } from '../timeline/timelineSlice.ts'
import { visibleMessages } from '../timeline/visibleMessages.ts'

/** In the middle of a room no pending messages are shown. */
const NOTHING: readonly OutboxEntry[] = []

/**
 * Dividers, messages and pending messages, top to bottom; those of the past window where there is one. Use it
 * only where they are rendered: they change with every message.
 */
export function useRoomRows(roomId: number, people: readonly MemberInfo[]): readonly ChatRow[] {
  const me = useSelector(selectMemberId)
  const room = useSelector((state: WithTimeline) => drawnOf(selectRoom(state, roomId)), shallowEqual)
  const outbox = useSelector(selectOutbox)
  const inFlight = useSelector((state: WithOutbox) => state.outbox.inFlight)
  const uploads = useSelector((state: WithOutbox) => state.outbox.uploads)
  const isPaced = useSelector((state: WithOutbox) => state.outbox.isPaced)
  const [build] = useState(makeRowBuilder)

  const past = useSelector((state: WithPast) => selectPast(state, roomId).window?.messages)
  const messages = useMemo(() => past ?? visibleMessages(room, me), [past, room, me])
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
        isPaced,
        othersRead,
        ownRead,
        dividerAt: room?.dividerAt ?? null,
      }),
    [build, me, messages, pending, inFlight, uploads, isPaced, othersRead, ownRead, room?.dividerAt],
  )
}

/** The fields that affect the rows, so that seen and sent marks re-render nothing. */
function drawnOf(room: RoomTimeline | undefined) {
  if (!room) return undefined
  const { messages, hasOlder, keptAt, solid, solidUpTo, missing, failure, marks, ownMark, dividerAt } = room
  return { messages, hasOlder, keptAt, solid, solidUpTo, missing, failure, marks, ownMark, dividerAt }
}
