// S13 e: a node is killed again and again while members of both nodes write.
import { setTimeout as wait } from 'node:timers/promises'
import type { StormOptions } from './storm.ts'
import { onTown, talk, until } from './stormTown.ts'
import type { Figure } from './table.ts'
import { compareWithStore, isShown } from './textsThere.ts'

const ROOMS = 25
const MESSAGES_PER_SECOND = 50
const BETWEEN_KILLS_MS = 3_000
const HAVE_WITHIN_MS = 20_000

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
    const compared = await compareWithStore(all, confirmed)
    lost = compared.lost
    doubled = compared.doubled
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
