import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { ChatRow, MessageRow } from './chatRows.ts'
import { confirmedId } from './listPlaces.ts'

/** What arrives within this time is one burst. */
const BURST_MS = 700
/** More than this are only counted (ux guide 8). */
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

const spoken = (news: readonly MessageRow[]) =>
  news.length > SPOKEN_MAX
    ? [{ key: 'burst', text: `새 메시지 ${news.length}개` }]
    : news.map(({ key, senderName, text }) => ({ key, text: `${senderName}: ${text}` }))

interface MessageAnnouncerProps {
  rows: readonly ChatRow[]
  /** A message is new above this id, also where the rows do not reach it yet. */
  from?: number
}

/** Reads new messages aloud: `이름: 내용`, a burst as its number. What was there when the room opened is silent. */
export function MessageAnnouncer({ rows, from = 0 }: MessageAnnouncerProps) {
  const [since, setSince] = useState(() => Math.max(from, newsSince(rows, 0).newest))
  const [lines, setLines] = useState<{ key: string; text: string }[]>([])

  useEffect(() => {
    const { news, newest } = newsSince(rows, since)
    if (newest === since) return
    const timer = setTimeout(() => {
      setSince(newest)
      setLines(spoken(news))
    }, BURST_MS)
    return () => clearTimeout(timer)
  }, [rows, since])

  return (
    <VisuallyHidden aria-live="polite" role="status">
      {lines.map(({ key, text }) => (
        <span key={key}>{text}</span>
      ))}
    </VisuallyHidden>
  )
}
