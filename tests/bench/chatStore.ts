/**
 * What the store gives the chat (performance guide S8, S9): messages confirmed a second in one room of 10, and room lists
 * of 50 rooms read a second, each through everything but the wire. On PGlite, and on Postgres when DATABASE_URL names an
 * empty database.
 */
import { sql } from 'drizzle-orm'
import { listRooms } from '#contract/http/chat.ts'
import { argon2Hasher } from '#server/adapters/argon2Hasher.ts'
import { inProcessBus } from '#server/adapters/inProcessBus.ts'
import { joseTokens } from '#server/adapters/joseTokens.ts'
import { keyedDigest } from '#server/adapters/keyedDigest.ts'
import { createApp, type App } from '#server/app.ts'
import { openDb, type DbPlace } from '#server/db/connect.ts'
import { members, messages, participants, rooms } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { createLog } from '#server/log.ts'
import { chatSend } from '#server/modules/chat/chat.socket.ts'
import { printFigures, quantile, type Figure } from './table.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const RUN_MS = Number(process.env.BENCH_RUN_MS ?? 3_000)

const PEOPLE = 400
const ROOM_LIST = 50
/** Sends of one member that are under way at once, from several devices or a hurried hand. */
const IN_FLIGHT_EACH = 4
const READERS = 16

interface Rate {
  perSecond: number
  p99Ms: number
  cpuMsEach: number
}

/** Runs `workers` loops of `work` side by side for a while. The CPU is this process's own: Postgres has another. */
async function rateOf(workers: number, work: (worker: number) => Promise<unknown>): Promise<Rate> {
  const times: number[] = []
  const cpu = process.cpuUsage()
  const started = performance.now()
  const until = started + RUN_MS
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < until) {
        const before = performance.now()
        await work(worker)
        times.push(performance.now() - before)
      }
    }),
  )
  const { user, system } = process.cpuUsage(cpu)
  const seconds = (performance.now() - started) / 1000
  return {
    perSecond: times.length / seconds,
    p99Ms: quantile(times, 0.99),
    cpuMsEach: (user + system) / 1000 / times.length,
  }
}

async function measured(workers: number, work: (worker: number) => Promise<unknown>): Promise<Rate[]> {
  await rateOf(workers, work) // warms caches, plans and the compiler
  const rates: Rate[] = []
  for (let run = 0; run < RUNS; run += 1) rates.push(await rateOf(workers, work))
  return rates
}

async function depsOn(db: Deps['db']): Promise<Deps> {
  const secret = new TextEncoder().encode('only for the bench, at least 32 bytes')
  const now = () => new Date()
  return {
    db,
    now,
    newId: () => crypto.randomUUID(),
    mail: { send: () => Promise.resolve() },
    bus: inProcessBus(),
    hash: await argon2Hasher(),
    digest: await keyedDigest(secret),
    tokens: await joseTokens(secret, now),
    log: createLog('silent'),
  }
}

/** Everybody has about 50 rooms: half with one other, half in groups of 6, each with a last message. Room 1 is a group of 10. */
async function fill({ db }: Deps): Promise<void> {
  const createdAt = new Date()
  const seat = (mine: number, step: number) => 1 + ((mine + step) % PEOPLE)
  const crowds: number[][] = [Array.from({ length: 10 }, (_, n) => n + 1)]
  for (let mine = 0; mine < PEOPLE; mine += 1) {
    for (let step = 1; step <= ROOM_LIST / 4; step += 1) crowds.push([seat(mine, 0), seat(mine, step)])
    for (let nth = 0; nth < ROOM_LIST / 12; nth += 1)
      crowds.push([0, 1, 2, 3, 4, 5].map((n) => seat(mine, n * (nth + 2))))
  }
  const people = Array.from({ length: PEOPLE }, (_, n) => `bench${n}`)
  await insertAll(
    people,
    (nickname) => ({
      nickname,
      nicknameKey: nickname,
      email: `${nickname}@example.com`,
      passwordHash: '-',
      gender: 'OTHER' as const,
      age: 30,
      createdAt,
    }),
    (rows) => db.insert(members).values(rows),
  )
  await insertAll(
    crowds,
    (crowd, nth) => {
      const [lowId = 0, highId = 0] = [...crowd].sort((a, b) => a - b)
      const kind =
        crowd.length === 2
          ? { kind: 'PRIVATE' as const, lowId, highId }
          : { kind: 'GROUP' as const, name: `방 ${nth}` }
      return {
        name: null,
        lowId: null,
        highId: null,
        ...kind,
        talkCount: 1,
        lastMessageId: nth + 1,
        lastMessageAt: createdAt,
        createdAt,
      }
    },
    (rows) => db.insert(rooms).values(rows),
  )
  const seats = crowds.flatMap((crowd, nth) =>
    crowd.map((memberId) => ({ roomId: nth + 1, memberId, joinedAt: createdAt })),
  )
  await insertAll(
    seats,
    (row) => row,
    (rows) => db.insert(participants).values(rows),
  )
  const content = '이번 주 토요일 합주 시간 정해요!'
  await insertAll(
    crowds,
    (crowd, nth) => ({ roomId: nth + 1, senderId: crowd[0]!, content, talkNumber: 1, createdAt }),
    (rows) => db.insert(messages).values(rows),
  )
}

async function insertAll<From, Row>(
  from: readonly From[],
  rowOf: (item: From, nth: number) => Row,
  insert: (rows: Row[]) => PromiseLike<unknown>,
) {
  const rows = from.map(rowOf)
  for (let at = 0; at < rows.length; at += 250) await insert(rows.slice(at, at + 250))
}

async function sending(deps: Deps): Promise<Rate[]> {
  const send = chatSend(deps)
  return measured(10 * IN_FLIGHT_EACH, async (worker) => {
    const member = { memberId: 1 + (worker % 10), email: '' }
    const body = JSON.stringify({
      roomType: 'GROUP',
      content: '4시 어때요? 연습실은 제가 예약할게요',
      clientMessageId: crypto.randomUUID(),
    })
    const refusal = await send(member, { id: 'WS5', roomId: 1 }, body)
    if (refusal !== null) throw new Error(refusal.code)
  })
}

async function reading(app: App, deps: Deps): Promise<Rate[]> {
  const headers = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, n) => ({
      Authorization: `Bearer ${await deps.tokens.signAccess({ memberId: n + 1, email: `bench${n}@example.com` }, deps.now())}`,
    })),
  )
  let turn = 0
  return measured(READERS, async () => {
    const response = await app.request(listRooms.path, { headers: headers[(turn += 1) % PEOPLE]! })
    // the answer of 50 rooms is some 25 kB; reading it as JSON would be the client's work
    const { byteLength } = await response.arrayBuffer()
    if (response.status !== 200 || byteLength < 10_000)
      throw new Error(`${response.status}, ${byteLength} bytes`)
  })
}

async function figuresOn(
  name: string,
  place: DbPlace,
  must: { sends: number; reads: number | null },
): Promise<Figure[]> {
  const { db, close } = await openDb(place)
  const deps = await depsOn(db)
  if ((await db.$count(members)) > 0) throw new Error(`${name} is not empty`)
  await fill(deps)
  await db.execute(sql`analyze`)
  const sends = await sending(deps)
  const reads = await reading(createApp(deps), deps)
  await deps.bus.close()
  await close()
  const whenRequired = (limit: number | null, keeps: (value: number) => boolean) =>
    limit === null ? () => true : keeps
  const cpu = { unit: 'ms', must: '-', keeps: () => true }
  return [
    {
      id: 'S8',
      what: `${name}: messages confirmed`,
      runs: sends.map((rate) => rate.perSecond),
      unit: '/s',
      must: `≥ ${must.sends}`,
      keeps: (value) => value >= must.sends,
    },
    { id: 'S8', what: `${name}: p99 of a confirmation`, runs: sends.map((rate) => rate.p99Ms), ...cpu },
    {
      id: 'S8',
      what: `${name}: CPU of this process a message`,
      runs: sends.map((rate) => rate.cpuMsEach),
      ...cpu,
    },
    {
      id: 'S9',
      what: `${name}: room lists of ${ROOM_LIST}`,
      runs: reads.map((rate) => rate.perSecond),
      unit: '/s',
      must: must.reads === null ? '-' : `≥ ${must.reads}`,
      keeps: whenRequired(must.reads, (value) => value >= (must.reads ?? 0)),
    },
    {
      id: 'S9',
      what: `${name}: p99 of a room list`,
      runs: reads.map((rate) => rate.p99Ms),
      unit: 'ms',
      must: must.reads === null ? '-' : '≤ 50',
      keeps: whenRequired(must.reads, (value) => value <= 50),
    },
    {
      id: 'S9',
      what: `${name}: CPU of this process a list`,
      runs: reads.map((rate) => rate.cpuMsEach),
      ...cpu,
    },
  ]
}

const url = process.env.DATABASE_URL
const figures = await figuresOn('PGlite', { kind: 'memory' }, { sends: 600, reads: null })
if (url)
  figures.push(...(await figuresOn('Postgres', { kind: 'postgres', url }, { sends: 1_500, reads: 1_500 })))
printFigures(`Chat on the store${url ? '' : ' (PGlite only: DATABASE_URL is not set)'}`, figures)
