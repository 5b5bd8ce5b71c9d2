import * as v from 'valibot'
import { NEW_ROOM_MEMBERS_MAX } from '#contract/limits.ts'

/**
 * The member ids of the picked friends. They are stored in the state of each step's history entry, which
 * survives a reload and comes back with back and forward. The picker replaces its own entry, and `다음` passes
 * the list on to the second step's entry (docs/product/chat.md "Making a group"). A copy in the draft replaces
 * them after a log-in (`useCheckedList.ts`).
 */
export interface CheckedState {
  checkedList: readonly number[]
}

const State = v.object({
  checkedList: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(NEW_ROOM_MEMBERS_MAX)),
})

/** Reads a location's state; null when nothing was picked yet, or the page was opened by its URL alone. */
export function readCheckedList(state: unknown): readonly number[] | null {
  const parsed = v.safeParse(State, state)
  return parsed.success ? [...new Set(parsed.output.checkedList)] : null
}

/** The picked friends who are still friends, in the order of picking, and the number of those who are not. */
export function stillThere<F extends { otherMemberId: number }>(
  checked: readonly number[],
  friends: readonly F[],
): { there: readonly F[]; goneCount: number } {
  const byId = new Map(friends.map((friend) => [friend.otherMemberId, friend]))
  const there = checked.flatMap((memberId) => byId.get(memberId) ?? [])
  return { there, goneCount: checked.length - there.length }
}
