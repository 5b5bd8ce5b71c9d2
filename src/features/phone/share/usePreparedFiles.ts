import { useEffect, useState } from 'react'
import { prepareFile, type PreparedFile } from '#src/features/chat/public.ts'
import type { SharedItem } from './sharedItems.ts'

/** By the key of the item; absent while it is read. */
export type PreparedFiles = Readonly<Record<string, PreparedFile>>

/** Prepares one file at a time, because each needs memory in proportion to its pixels. */
export function usePreparedFiles(items: readonly SharedItem[]): PreparedFiles {
  const [prepared, setPrepared] = useState<PreparedFiles>({})
  // only the first items: what is left out later needs no second reading
  const [all] = useState(items)
  useEffect(() => {
    let isWanted = true
    async function prepareAll() {
      for (const item of all) {
        if (item.kind !== 'file') continue
        const outcome = await prepareFile(item.file)
        if (!isWanted) return
        setPrepared((before) => ({ ...before, [item.key]: outcome }))
      }
    }
    void prepareAll()
    return () => {
      isWanted = false
    }
  }, [all])
  return prepared
}
