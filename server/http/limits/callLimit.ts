import { BUDGETS, budgetOf, type Budget, type BudgetName } from '#contract/budgets.ts'
import type { AnyCall } from '#contract/call.ts'
import type { AccessClaims, Buckets, Deps, KeyedBucket } from '#server/deps.ts'
import { refuseUntilFree } from '../errors.ts'
import { networkOf } from './network.ts'

/** Counts a call and returns who makes it. */
type CountCall = <Member extends AccessClaims | null>(ip: string, reading: Promise<Member>) => Promise<Member>

/**
 * Counts a call against its budget (`contract/budgets.ts`), by the caller's address and by the member. A
 * caller whose token is refused is counted by address too, and learns of the limit first. An unknown address
 * is not counted: in Node only a connection that is already gone has none.
 * @throws AppError COMMON429 · what `reading` rejects with
 */
export function callCounter({ buckets }: Pick<Deps, 'buckets'>, call: AnyCall): CountCall {
  const name = budgetOf(call)
  const { perAddress, perMember }: Budget = BUDGETS[name]
  return async (ip, reading) => {
    const [read] = await Promise.allSettled([reading])
    const from: KeyedBucket[] = []
    if (ip !== '') from.push({ key: `${name}:address:${networkOf(ip)}`, bucket: perAddress })
    if (perMember && read.status === 'fulfilled' && read.value)
      from.push({ key: `${name}:member:${read.value.memberId}`, bucket: perMember })
    await takeOrRefuse(buckets, from, name)
    if (read.status === 'rejected') throw read.reason
    return read.value
  }
}

/** @throws AppError COMMON429 when one of the buckets is empty */
export async function takeOrRefuse(
  buckets: Buckets,
  from: readonly KeyedBucket[],
  budget: BudgetName,
): Promise<void> {
  if (from.length === 0) return
  const waitMs = await buckets.take(from)
  refuseUntilFree(Math.ceil(waitMs / 1000), budget)
}
