import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { areFilesOurs } from '#server/files/fileOwner.ts'
import { bands } from '../db/bandTables.ts'
import { attachments, rateCounters, rooms } from '../db/schema.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'
import { recordingTracing } from '../traces/tracing.fixtures.ts'
import { HOUSEKEEPING, startJobs, type Jobs } from './jobs.ts'

let server: TestServer
let jobs: Jobs
let runs: number
/** The result of the next run of the first job. */
let outcome: () => Promise<number>
/** How often the second job has run. */
let turns: number

const TEN_MINUTES_MS = 10 * 60 * 1000

beforeEach(async () => {
  server = await testServer()
  runs = 0
  turns = 0
  outcome = async () => 0
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  jobs = startJobs(server.deps, [
    {
      name: 'first',
      run() {
        runs += 1
        return outcome()
      },
    },
    {
      name: 'second',
      async run() {
        turns += 1
        return 3
      },
    },
  ])
})
afterEach(async () => {
  vi.useRealTimers()
  await jobs.stop()
})

it('runs first within ten minutes, then every ten', async () => {
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS / 2 - 1)
  expect(runs).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect([runs, turns]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS)
  expect([runs, turns]).toEqual([2, 2])
})

it('counts each run under the name of its job, failures apart', async () => {
  const counted = vi.spyOn(server.deps.metrics, 'jobEnded')
  outcome = () => Promise.reject(new Error('the disk is full'))
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS / 2)
  expect(counted.mock.calls).toEqual([
    ['first', 'failed', expect.any(Number)],
    ['second', 'done', expect.any(Number)],
  ])
})

it('records each run as a trace under the name of its job, with the class of a failure', async () => {
  const { tracing, spans } = recordingTracing()
  server.deps.tracing = tracing
  outcome = () => Promise.reject(new RangeError('the disk is full'))
  // a moment longer, because the exporter ends in a timer
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS / 2 + 10)
  expect(await spans()).toEqual([
    { name: 'job first', parent: null, attributes: { 'error.type': 'RangeError' } },
    { name: 'job second', parent: null, attributes: {} },
  ])
})

it('logs what a job has done, and nothing if it did nothing', async () => {
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS / 2)
  const told = server.logged.filter(({ job }) => job !== undefined)
  expect(told).toEqual([expect.objectContaining({ level: 'info', job: 'second', rows: 3 })])
})

it('continues after a failure, which it logs', async () => {
  outcome = () => Promise.reject(new Error('store away'))
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS / 2)
  expect(server.logged).toContainEqual(
    expect.objectContaining({
      level: 'error',
      job: 'first',
      err: expect.objectContaining({ message: 'store away' }) as unknown,
    }),
  )
  expect(turns).toBe(1)
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS)
  expect([runs, turns]).toEqual([2, 2])
})

it('waits on stop for the run in progress and begins no other', async () => {
  let end = () => {}
  outcome = () => new Promise((resolve) => (end = () => resolve(0)))
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS / 2)
  let hasStopped = false
  const stopping = jobs.stop().then(() => (hasStopped = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(hasStopped).toBe(false)
  end()
  await stopping
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS * 3)
  expect(runs).toBe(1)
})

it('cleans up, closes bands, and deletes withdrawn members, unsent files and unshown files', async () => {
  vi.useRealTimers()
  const { deps, clock } = server
  await areFilesOurs(deps) // as at a start
  const { memberId: managerId } = await server.aMember()
  const at = clock.now()
  await deps.db.insert(bands).values({ managerId, name: '해일', endsAt: at, autoClose: true, createdAt: at })
  await deps.db.insert(rateCounters).values({ key: 'login:1', windowStartedAt: at, count: 1, lastAt: at })
  const [room] = await deps.db
    .insert(rooms)
    .values({ kind: 'GROUP', name: '합주', createdAt: at })
    .returning({ roomId: rooms.id })
  await deps.db.insert(attachments).values({
    ...room!,
    kind: 'AUDIO',
    path: '/room-files/AAAAAAAAAAAAAAAAAAAAAA.m4a',
    mime: 'audio/mp4',
    bytes: 9,
    createdAt: at,
  })
  await deps.files.put({ bytes: new Uint8Array([1]), mime: 'audio/mp4' })
  await server.aMember({ withdrawn: true })
  clock.advance({ days: 8 })
  const rows = []
  for (const { run } of HOUSEKEEPING) rows.push(await run(deps, new AbortController().signal))
  // the last but one: the names of the band and its manager
  expect(rows).toEqual([1, 1, 1, 1, 1, 0, 2, 0])
})
