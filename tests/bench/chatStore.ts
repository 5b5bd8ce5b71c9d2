/**
 * What the store gives the chat (performance guide S8, S9): messages confirmed a second in one room of 10, and room lists
 * of 50 rooms read a second, each through everything but the wire. On PGlite, and on Postgres when DATABASE_URL names an
 * empty database.
 */
import { eq, sql } from 'drizzle-orm'
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

const PEOPLE = 60
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

/** Everybody has 50 rooms: half with one other, half in groups of 6, each with a last message. Room 1 is a group of 10. */
async function fill({ db }: Deps): Promise<void> {
  const at = new Date()
  const people = Array.from({ length: PEOPLE }, (_, n) => ({
    email: `bench${n}@example.com`,
    nickname: `bench${n}`,
    nicknameKey: `bench${n}`,
    passwordHash: '-',
    gender: 'OTHER' as const,
    age: 30,
    createdAt: at,
  }))
  const ids = (await db.insert(members).values(people).returning({ id: members.id })).map(({ id }) => id)
  const crowds: number[][] = [ids.slice(0, 10)]
  for (let mine = 0; mine < PEOPLE; mine += 1) {
    for (let step = 1; step <= ROOM_LIST / 4; step += 1)
      crowds.push([ids[mine]!, ids[(mine + step) % PEOPLE]!])
    for (let group = 0; group < ROOM_LIST / 12; group += 1) {
      crowds.push([0, 1, 2, 3, 4, 5].map((seat) => ids[(mine + seat * (group + 2)) % PEOPLE]!))
    }
  }
  for (const [nth, crowd] of crowds.entries()) {
    const pair = [...crowd].sort((a, b) => a - b)
    const isPair = crowd.length === 2
    const [room] = await db
      .insert(rooms)
      .values({
        kind: isPair ? 'PRIVATE' : 'GROUP',
        name: isPair ? null : `방 ${nth}`,
        createdAt: at,
        talkCount: 1,
        lastMessageAt: at,
        ...(isPair && { lowId: pair[0]!, highId: pair[1]! }),
      })
      .returning({ id: rooms.id })
    const roomId = room!.id
    await db
      .insert(participants)
      .values([...new Set(crowd)].map((memberId) => ({ roomId, memberId, joinedAt: at })))
    const text = '이번 주 토요일 합주 시간 정해요!'
    const [said] = await db
      .insert(messages)
      .values({ roomId, senderId: crowd[0]!, content: text, talkNumber: 1, createdAt: at })
      .returning({ id: messages.id })
    await db.update(rooms).set({ lastMessageId: said!.id }).where(eq(rooms.id, roomId))
  }
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
    const { result } = (await response.json()) as { result: { chatRoomInfos: unknown[] } }
    if (result.chatRoomInfos.length < ROOM_LIST - 10)
      throw new Error(`only ${result.chatRoomInfos.length} rooms`)
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
