import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import type { ChatRow, MessageRow } from '../rows/chatRows.ts'
import { confirmedId, lastConfirmed } from './listPlaces.ts'

/** Messages that arrive within this time are one burst. */
const BURST_MS = 700
/**
 * The minimum time between announcements, or a busy room would drown out everything else in a screen reader.
 */
const SPEAKS_EVERY_MS = 3_000
/** More messages than this are only counted (docs/interface.md "Accessibility"). */
const SPOKEN_MAX = 3

/** The messages of others after `since`, oldest first, and the newest id. */
function newsSince(rows: readonly ChatRow[], since: number): { news: MessageRow[]; newest: number } {
  const news: MessageRow[] = []
  let newest = since
  for (let i = rows.length - 1; i >= 0; i -= 1) {
    const row = rows[i]
    const id = confirmedId(row)
    if (id === null) continue
    if (id <= since) break
    newest = Math.max(newest, id)
    if (row?.kind === 'message' && !row.mine) news.unshift(row)
  }
  return { news, newest }
}

/**
 * A burst's key contains its last message: with equal keys a second burst of the same size would not be
 * announced.
 */
const spoken = (news: readonly MessageRow[]) =>
  news.length > SPOKEN_MAX
    ? [{ key: `burst-${news.at(-1)?.key}`, text: `새 메시지 ${news.length}개` }]
    : news.map(({ key, senderName, text }) => ({ key, text: `${senderName}: ${text}` }))

interface MessageAnnouncerProps {
  rows: readonly ChatRow[]
  /** Messages above this id are new, also when the rows do not reach that far yet. */
  from?: number
}

/**
 * Announces new messages to screen readers: `이름: 내용`, a burst as a count. Messages from before the room
 * opened and own messages, from any device, are not announced.
 */
export function MessageAnnouncer({ rows, from = 0 }: MessageAnnouncerProps) {
  const [since, setSince] = useState(() => Math.max(from, newsSince(rows, 0).newest))
  const [lines, setLines] = useState<{ key: string; text: string }[]>([])
  const quietUntil = useRef(0)

  const speak = useEffectEvent(() => {
    const { news, newest } = newsSince(rows, since)
    setSince(newest)
    setLines(spoken(news))
    if (news.length > 0) quietUntil.current = performance.now() + SPEAKS_EVERY_MS
  })
  // not `rows`: waiting for a pause would never announce anything in a room without pauses
  const isNew = lastConfirmed(rows) > since
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => speak(), Math.max(BURST_MS, quietUntil.current - performance.now()))
    return () => clearTimeout(timer)
  }, [isNew, since])

  return (
    <VisuallyHidden aria-live="polite" role="status">
      {lines.map(({ key, text }) => (
        <span key={key}>{text}</span>
      ))}
    </VisuallyHidden>
  )
}
