import type { Said, StormMember } from './stormMember.ts'

/** The number of texts that are there more than once. */
const repeated = (ids: readonly (string | null)[]) =>
  ids.filter((id, at) => id !== null && ids.indexOf(id) !== at).length

/** Whether the member has the text on the screen, or is not in its room. */
export const isShown = (member: StormMember, text: Said) =>
  member.seat.roomId !== text.roomId || member.shownAt.has(text.id)

/**
 * Counts confirmed texts that are missing or doubled, in the store and on the screen of each member of their room.
 * @throws Error a node does not answer
 */
export async function compareWithStore(
  members: readonly StormMember[],
  confirmed: readonly Said[],
): Promise<{ lost: number; doubled: number }> {
  let [lost, doubled] = [0, 0]
  const rooms = new Map(members.map((member) => [member.seat.roomId, member]))
  for (const [roomId, reader] of rooms) {
    const stored = (await reader.stored()).map(({ clientMessageId }) => clientMessageId)
    doubled += repeated(stored)
    const there = new Set(stored)
    const ofRoom = confirmed.filter((text) => text.roomId === roomId)
    lost += ofRoom.filter(({ id }) => !there.has(id)).length
    for (const member of members.filter(({ seat }) => seat.roomId === roomId)) {
      const shown = member.shown()
      doubled += repeated(shown)
      lost += ofRoom.filter(({ id }) => !shown.includes(id)).length
    }
  }
  return { lost, doubled }
}
