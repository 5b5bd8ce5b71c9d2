import { useCallback, useMemo, useState } from 'react'
import { useBlockedIds } from '#src/features/safety/public.ts'
import type { ChatRow, FoldRow } from '../rows/chatRows.ts'
import { makeFolder, type OpenedFolds, toggled } from '../rows/foldedRows.ts'

/**
 * The rows with what blocked members wrote folded, in a group: a room of two with one is not there.
 * `isAwaited`: it is not known yet who is blocked. What was opened is folded again when the room is left.
 */
export function useFoldedRows(all: readonly ChatRow[], isGroup: boolean) {
  const { blockedIds, isAwaited } = useBlockedIds(!isGroup)
  const [opened, setOpened] = useState<OpenedFolds>(() => new Set())
  const [fold] = useState(makeFolder)
  const rows = useMemo(() => fold(all, blockedIds, opened), [fold, all, blockedIds, opened])
  const onFold = useCallback((row: FoldRow) => setOpened((before) => toggled(before, row)), [])
  return { rows, isAwaited, onFold }
}
