/**
 * CH15 by one caller at a time: in a room of 10^6 messages beside 100 rooms of 1,000 on Postgres, of 10^5 on
 * PGlite, with all search blocks written. Also prints the cost of a block. The cost of storing a message is
 * S8 (`chatStore`), since blocks are written afterwards.
 */
import { openDb } from '#server/adapters/db/connect.ts'
import { searchMessages } from '#server/modules/chat/search/search.service.ts'
import { TEXTS_OF_A_BLOCK, writeSearchBlocks } from '#server/modules/chat/search/searchBlocks.service.ts'
import { fillBlocks, fillSearchedRooms, sayMore } from './searchedRooms.ts'
import { onEachStore, type BenchStore } from './stores.ts'
import { printFigures, quantile, type Figure } from './table.ts'

const LONG: Record<BenchStore['name'], number> = { PGlite: 100_000, Postgres: 1_000_000 }
const SHORT = { rooms: 100, messages: 1_000 }
const ROUNDS = 5
const TIMES = 20
const BLOCKS_TIMED = 20
const MUST_MS = 50

const QUERIES = [
  ['said all the time', '합주'],
  ['two initials', 'ㅎㅈ'],
  ['three initials', 'ㅇㅅㅅ'],
  ['half typed', '연습ㅅ'],
  ['Latin keys', 'dustmq'],
  ['once in 1,000', '오르간'],
  ['once in 10,000', '신디사이저'],
  ['once in 10,000, initials', 'ㅅㄷㅅㅇㅈ'],
  ['once in 250,000', '하프시코드'],
  ['never, one word', '쿄퍄즈뀨'],
  ['never, two words often said', '합주 하프시코드 무대'],
  ['never, initials', 'ㅃㅉㄸㅃ'],
  ['never, two letters', 'ㅃㅉ'],
  ['never, a sign', '♬'],
] as const

const which = process.env.BENCH_STORE as BenchStore['name'] | undefined
const figures: Figure[] = []
await onEachStore(
  async ({ name, place }) => {
    await (await openDb(place)).close()
    await fillSearchedRooms(place, { long: LONG[name], short: SHORT })
    await fillBlocks(place)
    const { db, close } = await openDb(place)
    const plain = (what: string, runs: number[]): Figure => ({
      id: 'CH15',
      what: `${name}, ${LONG[name].toLocaleString('en')} messages: ${what}`,
      runs,
      unit: 'ms',
      must: '-',
      keeps: () => true,
    })
    const ask = async (q: string, roomId = 1) => {
      const from = performance.now()
      await searchMessages({ db }, 1, roomId, { q, limit: 20 })
      return performance.now() - from
    }
    for (const [kind, q] of QUERIES) {
      const rounds: number[][] = []
      await ask(q)
      for (let round = 0; round < ROUNDS; round += 1) {
        const times: number[] = []
        for (let time = 0; time < TIMES; time += 1) times.push(await ask(q))
        rounds.push(times)
      }
      figures.push(
        plain(
          `${kind} (${q}), p50`,
          rounds.map((times) => quantile(times, 0.5)),
        ),
      )
      figures.push({
        ...plain(
          `${kind} (${q}), p95`,
          rounds.map((times) => quantile(times, 0.95)),
        ),
        ...(name === 'Postgres' && { must: `≤ ${MUST_MS}`, keeps: (ms: number) => ms <= MUST_MS }),
      })
    }
    const inShort = await Promise.all([2, 3, 4, 5, 6].map((roomId) => ask('하프시코드', roomId)))
    figures.push(plain('once in 250,000, in a room of 1,000, five at once', inShort))
    await sayMore(db, BLOCKS_TIMED * TEXTS_OF_A_BLOCK)
    const since = performance.now()
    const blocks = await writeSearchBlocks({ db })
    figures.push(plain(`writing a block, of ${blocks}`, [(performance.now() - since) / blocks]))
    await close()
  },
  which ? [which] : undefined,
)
printFigures('Searching a room', figures)
