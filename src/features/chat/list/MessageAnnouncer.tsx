import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import type { ChatRow, MessageRow } from '../rows/chatRows.ts'
import { confirmedId, lastConfirmed } from './listPlaces.ts'

/** What arrives within this time is one burst. */
const BURST_MS = 700
/** A lively room is summed up this often and no more, or nobody who listens gets to hear anything else. */
const SPEAKS_EVERY_MS = 3_000
/** More than this are only counted (docs/interface.md "Accessibility"). */
const SPOKEN_MAX = 3

/** Messages of others after `since`, oldest first, and the newest id there is. */
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

/** A burst is keyed by where it ends: of two alike the second would else be the same line, and silent. */
const spoken = (news: readonly MessageRow[]) =>
  news.length > SPOKEN_MAX
    ? [{ key: `burst-${news.at(-1)?.key}`, text: `새 메시지 ${news.length}개` }]
    : news.map(({ key, senderName, text }) => ({ key, text: `${senderName}: ${text}` }))

interface MessageAnnouncerProps {
  rows: readonly ChatRow[]
  /** A message is new above this id, also where the rows do not reach it yet. */
  from?: number
}

/**
 * Reads new messages aloud: `이름: 내용`, a burst as its number. What was there when the room opened is silent, and so is what this
 * member writes, wherever.
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
  // not `rows`: who waits for a pause in a room that never pauses says nothing at all
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
