import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { listBands } from '#server/modules/bands/bands.service.ts'
import {
  rankingAmong,
  selectRanking,
  type RankedBand,
} from '#server/modules/bands/recommended/ranking.queries.ts'
import { listRecommendedBands } from '#server/modules/bands/recommended/recommendations.service.ts'
import { chatSend } from '#server/modules/chat/chat.socket.ts'
import { listMessages } from '#server/modules/chat/messages/messages.service.ts'
import { listRooms } from '#server/modules/chat/rooms/roomList.service.ts'
import { searchMessages } from '#server/modules/chat/search/search.service.ts'
import { listNotifications } from '#server/modules/notifications/notifications.service.ts'
import { findMembers } from '#server/modules/safety/moderation/lookups.service.ts'
import { PEOPLE } from './archives.ts'
import { emailOf } from './crowd.ts'
import { BUSY, CROWD, CROWDED_ROOM, LONG_ROOM, SHORT_ROOM } from './grownRooms.ts'
import { quantile, type Figure } from './table.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
/** Callers or repetitions in a run. */
const TIMES = Number(process.env.BENCH_TIMES ?? 20)

interface Read {
  id: string
  what: string
  mustMs?: number
  /** `turn` counts up over all runs, so that each run has other callers. */
  call: (turn: number) => Promise<unknown>
}

/** One of the members with an archive. */
const callerOf = (turn: number) => 4 + ((turn * 97) % (PEOPLE - 20))
const asItIs = <Path>(path: Path) => path

const NAMES = [
  ['found often', '합주'],
  ['found, half-typed', '연습ㅅ'],
  ['found, Latin keys', 'dustmq'],
  ['initials, often', 'ㅎㅈ'],
  ['initials, three', 'ㅇㅅㅅ'],
  ['one letter', '합'],
  ['one initial', 'ㅎ'],
  ['two letters, rare', '쿄퍄'],
  ['not found', '쿄퍄즈뀨'],
  ['not found, initials', 'ㅃㅉㄸㅃ'],
  ['not found, a sign', '♬'],
  ['a session', '기타'],
] as const

const PEOPLE_NAMES = [
  ['found often, at the beginning', '새벽'],
  ['found often, inside', '고양이'],
  ['a number, once', '고양이7777'],
  ['two letters', '여우'],
  ['one letter', '숲'],
  ['one digit', '7'],
  ['not found', '쿄퍄즈뀨'],
  ['not found, one letter', '뀨'],
  ['a sign', '♬'],
] as const

const SAID = [
  ['frequent', '합주'],
  ['rare', '신디사이저'],
  ['absent', '쿄퍄즈뀨'],
  ['absent, two letters', 'ㅃㅉ'],
] as const

function readsOf(deps: Deps): Read[] {
  const busy = (turn: number) => 1 + (turn % BUSY)
  const bands = (q: string) => listBands(deps, 4, { q, page: 0, size: 40, sort: 'newest' }, asItIs)
  const send = chatSend(deps)
  return [
    ...[5, 40, 100].map((limit) => ({
      id: 'B2',
      what: `recommended bands, ${limit}`,
      mustMs: 80,
      call: (turn: number) => listRecommendedBands(deps, callerOf(turn), limit, asItIs),
    })),
    ...NAMES.map(([kind, q]) => ({
      id: 'B1',
      what: `bands named ${q} (${kind})`,
      mustMs: 50,
      call: () => bands(q),
    })),
    ...PEOPLE_NAMES.map(([kind, q]) => ({
      id: 'MD9',
      what: `members named ${q} (${kind})`,
      mustMs: 50,
      call: () => findMembers(deps, q, asItIs),
    })),
    ...[LONG_ROOM, SHORT_ROOM].flatMap((room) =>
      SAID.map(([kind, q]) => ({
        id: 'CH15',
        what: `${room === LONG_ROOM ? 'the long room' : 'the room of 10^4'}: ${q} (${kind})`,
        mustMs: 50,
        call: () => searchMessages(deps, 1, room, { q, limit: 20 }),
      })),
    ),
    { id: 'CH1', what: 'rooms of a member of 50', call: (turn) => listRooms(deps, busy(turn), {}, asItIs) },
    {
      id: 'CH4',
      what: 'the newest page of the long room',
      call: (turn) => listMessages(deps, busy(turn), LONG_ROOM, { limit: 50 }, asItIs),
    },
    {
      id: 'CH4',
      what: 'a page from the middle of the long room',
      call: async (turn) =>
        listMessages(deps, busy(turn), LONG_ROOM, { cursor: 5_000_000 - turn * 1_000, limit: 50 }, asItIs),
    },
    {
      id: 'N1',
      what: 'notifications of a member with 200',
      call: (turn) => listNotifications(deps, 1 + turn, asItIs),
    },
    {
      id: 'WS5',
      what: `a send into the group of ${CROWD}, until it is confirmed`,
      call: async (turn) => {
        const memberId = 1 + (turn % CROWD)
        const body = { roomType: 'GROUP', content: '4시 어때요?', clientMessageId: crypto.randomUUID() }
        const room = { id: 'WS5', roomId: CROWDED_ROOM } as const
        const refusal = await send({ memberId, email: emailOf(memberId) }, room, JSON.stringify(body))
        if (refusal !== null) throw new Error(refusal.code)
      },
    },
  ]
}

/** A call that Postgres ends at its time limit counts as long as it took. */
async function msOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work().catch((error: unknown) => {
    if (performance.now() - since < 1_000) throw error
  })
  return performance.now() - since
}

/**
 * What the ranking loses by scoring candidates only: the points of the five and the forty found, of those of the
 * best among all bands, and how many of these are found.
 */
export async function lossFigures(db: Db): Promise<Figure[]> {
  const exact = rankingAmong(db, 'best_of_all', sql`select id from bands where status = 'RECRUITING'`)
  // for all bands the planner would join row by row what it expects to be a few candidates
  await db.execute(sql`set enable_nestloop = off`)
  const figures: Figure[] = []
  for (const limit of [5, 40]) {
    const [points, found]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < 20; turn += 1) {
      const memberId = callerOf(turn)
      const now = new Date()
      const best = await exact(memberId, { limit, now })
      const ranked = await selectRanking(db, memberId, { limit, now })
      points.push((100 * scoreOf(ranked)) / scoreOf(best))
      const ids = new Set(ranked.map(({ bandId }) => bandId))
      found.push((100 * best.filter(({ bandId }) => ids.has(bandId)).length) / best.length)
    }
    const figure = (what: string, runs: number[]) => ({
      id: 'B2',
      what: `${what} the best ${limit} among all`,
      runs,
      unit: '%',
      must: '-',
      keeps: () => true,
    })
    figures.push(figure('points found, of those of', points), figure('bands found, of', found))
  }
  return figures
}

const scoreOf = (ranked: readonly RankedBand[]) =>
  ranked.reduce((sum, band) => sum + Object.values(band.points).reduce((all, each) => all + each, 0), 0)

export async function readFigures(deps: Deps): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { id, what, mustMs, call } of readsOf(deps)) {
    const runs: number[][] = []
    // the first run fills caches and plans
    for (let run = -1; run < RUNS; run += 1) {
      const times: number[] = []
      for (let time = 0; time < TIMES; time += 1) times.push(await msOf(() => call((run + 1) * TIMES + time)))
      if (run >= 0) runs.push(times)
    }
    const [p50, p95] = [0.5, 0.95].map((share) => runs.map((times) => quantile(times, share)))
    figures.push(
      { id, what: `${what}, p50`, runs: p50!, unit: 'ms', must: '-', keeps: () => true },
      {
        id,
        what: `${what}, p95`,
        runs: p95!,
        unit: 'ms',
        must: mustMs === undefined ? '-' : `≤ ${mustMs}`,
        keeps: (ms) => mustMs === undefined || ms <= mustMs,
      },
    )
  }
  await deps.db.execute(sql`delete from push_news`)
  return figures
}
