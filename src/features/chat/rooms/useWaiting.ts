import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectIsConnected, type WithRealtime } from '#src/realtime/realtimeSlice.ts'
import type { OutboxEntry } from '../delivery/outboxEntry.ts'
import { selectOutbox, type WithOutbox } from '../delivery/outboxSlice.ts'

const NOTHING: ReadonlyMap<number, string> = new Map()
const NO_ENTRIES: readonly OutboxEntry[] = []

/**
 * The last unsent message of each room, by room, while there is no connection; empty while there is one. The
 * same object until something changes.
 */
export function useWaiting(): ReadonlyMap<number, string> {
  const isConnected = useSelector(
    (state: Partial<WithRealtime>) => 'realtime' in state && selectIsConnected(state as WithRealtime),
  )
  const outbox = useSelector((state: Partial<WithOutbox>) =>
    'outbox' in state ? selectOutbox(state as WithOutbox) : NO_ENTRIES,
  )
  return useMemo(() => {
    const waiting = outbox.filter(({ failure }) => failure === null)
    if (isConnected || waiting.length === 0) return NOTHING
    return new Map(waiting.map((entry) => [entry.roomId, wordsOf(entry)]))
  }, [isConnected, outbox])
}

function wordsOf({ content, attachment }: OutboxEntry): string {
  if (!attachment) return content
  return attachment.kind === 'AUDIO' ? '음성 메시지' : '사진'
}
