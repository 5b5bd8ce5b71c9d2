// S13 e: a node is killed again and again while members of both nodes write.
import { setTimeout as wait } from 'node:timers/promises'
import type { StormOptions } from './storm.ts'
import type { Said, StormMember } from './stormMember.ts'
import { onTown, talk, until } from './stormTown.ts'
import type { Figure } from './table.ts'

const ROOMS = 25
const MESSAGES_PER_SECOND = 50
const BETWEEN_KILLS_MS = 3_000
const HAVE_WITHIN_MS = 20_000

/** Returns the texts that are there more than once. */
const repeated = (ids: readonly (string | null)[]) =>
  ids.filter((id, at) => id !== null && ids.indexOf(id) !== at).length

export async function nodeKilled({ kills }: StormOptions): Promise<Figure[]> {
  let texts = 0
  let unconfirmed = 0
  let late = 0
  let slowestMs = 0
  let lost = 0
  let doubled = 0
  await onTown(ROOMS, async ({ members, killFirst }) => {
    const [, far] = members
    const all = members.flat()
    let isOver = false
    const talking = talk(all, MESSAGES_PER_SECOND, () => isOver)
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        await wait(BETWEEN_KILLS_MS * (0.5 + Math.random()))
        await killFirst()
      }
      await wait(BETWEEN_KILLS_MS)
    } finally {
      isOver = true
    }
    const said = await talking
    await until(() => said.every(({ confirmedAt }) => confirmedAt !== null), HAVE_WITHIN_MS * 2)
    const confirmed = said.filter(({ confirmedAt }) => confirmedAt !== null)
    await until(() => all.every((member) => confirmed.every((text) => isShown(member, text))), HAVE_WITHIN_MS)

    texts = said.length
    unconfirmed = said.length - confirmed.length
    for (const member of far)
      for (const text of confirmed.filter(({ roomId }) => roomId === member.seat.roomId)) {
        const ms = (member.shownAt.get(text.id) ?? Infinity) - text.confirmedAt!
        slowestMs = Math.max(slowestMs, ms)
        if (ms > HAVE_WITHIN_MS) late += 1
      }
    const rooms = new Map(all.map((member) => [member.seat.roomId, member]))
    for (const [roomId, reader] of rooms) {
      const stored = (await reader.stored()).map(({ clientMessageId }) => clientMessageId)
      doubled += repeated(stored)
      const there = new Set(stored)
      const ofRoom = confirmed.filter((text) => text.roomId === roomId)
      lost += ofRoom.filter(({ id }) => !there.has(id)).length
      for (const member of all.filter(({ seat }) => seat.roomId === roomId)) {
        const shown = member.shown()
        doubled += repeated(shown)
        lost += ofRoom.filter(({ id }) => !shown.includes(id)).length
      }
    }
  })
  const what = `${kills} kills of a node, ${texts} texts`
  const none = { unit: '', must: '0', keeps: (count: number) => count === 0 }
  return [
    { id: 'S13e', what: `${what}: confirmed, but later than 20 s on the other node`, runs: [late], ...none },
    {
      id: 'S13e',
      what: 'slowest, from confirmed to shown on the other node',
      runs: [slowestMs / 1000],
      unit: 's',
      must: '≤ 20',
      keeps: (seconds) => seconds <= 20,
    },
    { id: 'S13e', what: 'lost', runs: [lost], ...none },
    { id: 'S13e', what: 'doubled', runs: [doubled], ...none },
    { id: 'S13e', what: 'never confirmed', runs: [unconfirmed], ...none },
  ]
}

const isShown = (member: StormMember, text: Said) =>
  member.seat.roomId !== text.roomId || member.shownAt.has(text.id)
