import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useMemo, useState } from 'react'
import { useListBlockedMembersQuery } from './blocksApi.ts'

const NOBODY: ReadonlySet<number> = new Set()

/** How long a screen waits for the list before it shows what it has. */
const AWAITED_MS = 2_000

/**
 * The ids of the members whom this one has blocked (BL1). The set stays the same object while they do.
 * `isAwaited`: the list is on its way for the first time; a screen that would show a blocked member's words
 * waits, for a moment. With `isOff` nothing is read.
 */
export function useBlockedIds(isOff = false): { blockedIds: ReadonlySet<number>; isAwaited: boolean } {
  const { members, isUnknown } = useListBlockedMembersQuery(isOff ? skipToken : undefined, {
    selectFromResult: ({ data, isError }) => ({ members: data, isUnknown: data === undefined && !isError }),
  })
  const [isLate, setLate] = useState(false)
  const isAwaited = isUnknown && !isLate && !isOff
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setLate(true), AWAITED_MS)
    return () => clearTimeout(timer)
  }, [isAwaited])
  const blockedIds = useMemo(
    () => (members && members.length > 0 ? new Set(members.map(({ memberId }) => memberId)) : NOBODY),
    [members],
  )
  return { blockedIds, isAwaited }
}
