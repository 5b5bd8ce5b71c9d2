import * as v from 'valibot'
import { NEW_ROOM_MEMBERS_MAX } from '#contract/limits.ts'

/**
 * The friends who were picked, by their member ids. They live in one place: the state of the history entry of each step, which
 * outlives a reload and comes back with back and forward. The picker writes its own entry, `다음` hands the list on to the entry
 * of the second step (docs/product/chat.md "Making a group").
 */
export interface CheckedState {
  checkedList: readonly number[]
}

const State = v.object({
  checkedList: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(NEW_ROOM_MEMBERS_MAX)),
})

/** Of a location. Null: somebody begins, or came by the address alone. */
export function readCheckedList(state: unknown): readonly number[] | null {
  const parsed = v.safeParse(State, state)
  return parsed.success ? [...new Set(parsed.output.checkedList)] : null
}

/** Those who still are friends, in the order of picking, and how many are not. */
export function stillThere<F extends { otherMemberId: number }>(
  checked: readonly number[],
  friends: readonly F[],
): { there: readonly F[]; goneCount: number } {
  const byId = new Map(friends.map((friend) => [friend.otherMemberId, friend]))
  const there = checked.flatMap((memberId) => byId.get(memberId) ?? [])
  return { there, goneCount: checked.length - there.length }
}
