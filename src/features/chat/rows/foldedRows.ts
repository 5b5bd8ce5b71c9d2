import { BLOCKED_NAME } from '#src/features/safety/public.ts'
import { formatClock } from '#src/lib/time/time.ts'
import type { ChatRow, FoldRow, MessageRow } from './chatRows.ts'

/** The runs that the member has opened, by the id of a message in them. */
export type OpenedFolds = ReadonlySet<number>

/**
 * Folds what blocked members wrote in a group: a run of their messages is one row, `메시지 n개를 접어뒀어요`. An opened
 * run shows its messages without name and face, and the row below them to fold them again
 * (docs/product/safety.md "Blocks"). The row has the id and the key of the last message, so that older
 * messages of the run, which are read later, do not make it another row.
 *
 * A folder reuses the rows of its last result that are the same. Where nobody is blocked it returns the rows
 * as they are.
 */
export function makeFolder(): (
  rows: readonly ChatRow[],
  blockedIds: ReadonlySet<number>,
  opened: OpenedFolds,
) => readonly ChatRow[] {
  let folds = new Map<string, FoldRow>()
  const shown = new WeakMap<MessageRow, MessageRow>()

  const nameless = (row: MessageRow): MessageRow => {
    const known = shown.get(row) ?? { ...row, senderName: BLOCKED_NAME, isBlocked: true }
    shown.set(row, known)
    return known
  }

  return (rows, blockedIds, opened) => {
    if (blockedIds.size === 0) return rows
    const before = folds
    folds = new Map()
    const result: ChatRow[] = []
    let run: MessageRow[] = []

    const endRun = () => {
      const last = run.at(-1)
      if (last === undefined) return
      const isOpen = run.some(({ messageId }) => opened.has(messageId))
      if (isOpen) result.push(...run.map(nameless))
      const fold = foldOf(run, last, isOpen)
      const known = before.get(fold.key)
      const same = known && isSameFold(known, fold) ? known : fold
      folds.set(same.key, same)
      result.push(same)
      run = []
    }

    for (const row of rows) {
      if (row.kind === 'message' && !row.mine && blockedIds.has(row.senderId)) {
        run.push(row)
        continue
      }
      endRun()
      result.push(row)
    }
    endRun()
    return result
  }
}

function foldOf(run: readonly MessageRow[], last: MessageRow, isOpen: boolean): FoldRow {
  return {
    kind: 'fold',
    key: `fold${last.key}`,
    messageId: last.messageId,
    firstId: run[0]!.messageId,
    count: run.length,
    isOpen,
    timeLabel: formatClock(Date.parse(last.dateTime)),
    dateTime: last.dateTime,
  }
}

const isSameFold = (one: FoldRow, other: FoldRow) =>
  one.firstId === other.firstId &&
  one.count === other.count &&
  one.isOpen === other.isOpen &&
  one.dateTime === other.dateTime

/** The opened runs after a tap on the row of one. */
export function toggled(opened: OpenedFolds, { isOpen, firstId, messageId }: FoldRow): OpenedFolds {
  if (!isOpen) return new Set([...opened, messageId])
  return new Set([...opened].filter((id) => id < firstId || id > messageId))
}
