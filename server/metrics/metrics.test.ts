import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import { sendCode } from '#contract/http/auth/signup.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { groupSend, groupTopic } from '#contract/ws/destinations.ts'
import { FakeRedis } from '#server/adapters/bus/redis.fixtures.ts'
import { redisBus } from '#server/adapters/bus/redisBus.ts'
import { openDb } from '#server/adapters/db/connect.ts'
import { s3Client } from '#server/adapters/s3/s3Client.ts'
import { pushes } from '#server/db/pushTables.ts'
import { queueLengths } from '#server/db/queues.ts'
import type { Deps, PushOutcome } from '#server/deps.ts'
import { repeatedly } from '#server/jobs/repeatedly.ts'
import { socketAuthenticate } from '#server/modules/auth/auth.socket.ts'
import { chatSend } from '#server/modules/chat/chat.socket.ts'
import { selectRoomAsSeenBy } from '#server/modules/chat/rooms/rooms.queries.ts'
import { it as base } from '#server/modules/notifications/push/push.fixtures.ts'
import { readWaiting } from '#server/modules/notifications/push/pushes.queries.ts'
import { attachRealtime } from '#server/realtime/attach.ts'
import type { BusReach } from '#server/realtime/events.ts'
import { aRoomMessage } from '#server/realtime/testing/events.ts'
import { connectClient, settle } from '#server/realtime/testing/stompClient.ts'
import type { TestMember } from '#server/testing/members.ts'
import { metricLines } from '#server/testing/metricLines.ts'
import { testPostgres, workersDatabase } from '#server/testing/store.ts'
import { DEFINITIONS, type MetricName } from './definitions.ts'
import { prometheusMetrics } from './prometheus.ts'

/** A server that is measured as `main.ts` has it, with its sockets on a port. */
const it = base
  .extend('meter', () => prometheusMetrics())
  /** Replaced by tests that need another mail server, push service or bus. */
  .extend('outside', () => ({
    mail: async () => {},
    push: async (): Promise<PushOutcome> => ({ is: 'delivered' }),
    reach: 'all' as BusReach,
    followed: 0,
  }))
  .extend('deps', ({ meter, outside, push }): Partial<Deps> => ({
    metrics: meter.metrics,
    mail: meter.countedMail({ send: () => outside.mail() }),
    push: meter.countedPush({ ...push, send: () => outside.push() }),
  }))
  .extend('sockets', async ({ server, meter, outside }, { onCleanup }) => {
    const { deps } = server
    const http = createServer()
    const realtime = attachRealtime(http, {
      handlers: { authenticate: socketAuthenticate(deps), send: chatSend(deps) },
      bus: deps.bus,
      log: deps.log,
      now: deps.now,
      limits: { strangersPerIp: 3 },
    })
    meter.watch({
      sockets: realtime.stats,
      pools: () => [],
      queues: () => queueLengths(deps.db),
      reach: () => outside.reach,
      followed: () => outside.followed,
      waitingPushes: () => readWaiting(deps.db, deps.now()),
    })
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    onCleanup(async () => {
      await realtime.close(100)
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    })
    return { realtime, origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
  })
  /** Connects a device of the member, with the app's own client. */
  .extend('connected', ({ server, sockets }, { onCleanup }) => {
    const open: { stop(): Promise<void> }[] = []
    onCleanup(async () => void (await Promise.all(open.map((client) => client.stop()))))
    return async ({ memberId, email, sessionId }: TestMember) => {
      const token = await server.deps.tokens.signAccess({ memberId, email, sessionId }, server.deps.now())
      const connection = await connectClient(sockets.origin, 'raw', token)
      open.push(connection)
      return connection.client
    }
  })
  /** Opens a connection that says nothing; resolves with whether it was let in. */
  .extend('stranger', ({ sockets }, { onCleanup }) => {
    const open: WebSocket[] = []
    onCleanup(() => open.forEach((socket) => socket.terminate()))
    return () =>
      new Promise<WebSocket | null>((resolve) => {
        const socket = new WebSocket(`${sockets.origin.replace('http', 'ws')}/ws/websocket`)
        open.push(socket)
        socket.once('open', () => resolve(socket))
        socket.once('error', () => resolve(null))
      })
  })
  /** Sends to a member who has stopped reading, until `isEnough`. */
  .extend('flood', ({ server, sockets, stranger, harin, roomId }) => async (isEnough: () => boolean) => {
    const { memberId, email, sessionId } = harin
    const token = await server.deps.tokens.signAccess({ memberId, email, sessionId }, server.deps.now())
    const socket = (await stranger())!
    const destination = groupTopic(roomId)
    socket.send(`CONNECT\naccept-version:1.2\nAuthorization:${token}\n\n\0`)
    socket.send(`SUBSCRIBE\nid:1\ndestination:${destination}\n\n\0`)
    await vi.waitUntil(() => sockets.realtime.stats().subscriptions === 1)
    socket.pause()
    const event = aRoomMessage({ roomId, channel: 'topic', audience: [memberId] })
    Object.assign(event.event.data, { content: 'x'.repeat(100_000) })
    // The kernel's own buffers fill up first; they take a few megabytes.
    while (!isEnough()) {
      await server.deps.bus.publish(event)
      await new Promise((resolve) => setImmediate(resolve))
    }
  })

const hangs = () => new Promise<never>(() => {})
/** Of the database's pools another test tells: PGlite has none. */
const OF_POOLS = ['hapju_db_connections', 'hapju_db_waiting'] as const
type HereName = Exclude<MetricName, (typeof OF_POOLS)[number]>
const HERE = (Object.keys(DEFINITIONS) as MetricName[]).filter(
  (name): name is HereName => !OF_POOLS.some((of) => of === name),
)

describe('a metric grows when what it counts happens', () => {
  it.for(HERE)(
    '%s',
    async (
      name,
      {
        server,
        meter,
        outside,
        sockets,
        connected,
        stranger,
        flood,
        chat,
        harin,
        dojun,
        roomId,
        aPhone,
        spread,
        allSent,
      },
    ) => {
      const say = async (destination: string, body: object) => {
        const client = await connected(harin)
        client.publish({ destination, body: JSON.stringify(body) })
        await settle(client)
      }
      const said = () => say(groupSend(roomId), { content: '합주해요', roomType: 'GROUP' })
      const worked = async () => {
        const work = repeatedly('exports', server.deps, new AbortController().signal, async () => false)
        work.look()
        await work.ended()
      }
      const hasBacklog = () => flood(() => sockets.realtime.stats().largestBacklogBytes > 0)
      const isDue = async () => {
        await aPhone(dojun)
        await chat.toGroup(harin, roomId, { content: '합주해요' })
        await spread()
        server.clock.advance({ seconds: 30 })
      }

      const happenings: Record<HereName, [labels: Record<string, string>, happens: () => unknown]> = {
        hapju_http_request_duration_seconds: [
          { call: 'CH1', status: '200' },
          () => server.call(listRooms, { as: harin }),
        ],
        hapju_sockets: [{}, () => connected(harin)],
        hapju_socket_strangers: [{}, stranger],
        hapju_socket_members: [{}, () => connected(harin)],
        hapju_socket_subscriptions: [{}, async () => settle(await connected(harin))],
        hapju_socket_deliveries_total: [
          {},
          async () => {
            const client = await connected(dojun)
            const heard = new Promise((resolve) => client.subscribe(groupTopic(roomId), resolve))
            await settle(client)
            await Promise.all([said(), heard])
          },
        ],
        hapju_socket_backlog_bytes: [{}, hasBacklog],
        hapju_socket_largest_backlog_bytes: [{}, hasBacklog],
        hapju_socket_cuts_total: [{}, () => flood(() => sockets.realtime.stats().connections === 0)],
        hapju_socket_turned_away_total: [
          {},
          async () => {
            const isIn = []
            for (let n = 0; n < 4; n += 1) isIn.push((await stranger()) !== null)
            expect(isIn).toEqual([true, true, true, false])
          },
        ],
        hapju_socket_refusals_total: [
          { frame: 'WS5', code: 'CHAT4004' },
          () => say(groupSend(404), { content: '합주해요', roomType: 'GROUP' }),
        ],
        hapju_message_stored_seconds: [{}, said],
        hapju_message_delivered_seconds: [{}, said],
        hapju_queue_waiting: [
          { queue: 'rooms' },
          () => {
            for (let n = 0; n < 5; n += 1) void selectRoomAsSeenBy(server.deps.db, harin.memberId, roomId)
          },
        ],
        hapju_job_duration_seconds: [{ task: 'exports', outcome: 'done' }, worked],
        hapju_job_last_success_timestamp_seconds: [{ task: 'exports' }, worked],
        hapju_mails_total: [
          { outcome: 'sent' },
          () => server.call(sendCode, { body: { email: 'new@example.com' } }),
        ],
        hapju_mails_waiting: [
          {},
          () => {
            outside.mail = hangs
            void server.deps.mail.send(A_MAIL)
          },
        ],
        hapju_pushes_total: [
          { outcome: 'delivered' },
          async () => {
            await isDue()
            await allSent()
          },
        ],
        hapju_pushes_under_way: [
          {},
          async () => {
            outside.push = hangs
            const { subscription } = await aPhone(dojun)
            void server.deps.push.send(subscription, '{}', A_PUSH)
          },
        ],
        hapju_pushes_waiting: [{}, isDue],
        hapju_pushes_waiting_seconds: [{}, isDue],
        hapju_files_request_duration_seconds: [
          { verb: 'head', outcome: 'done' },
          () => {
            const fetch = async () => new Response(null, { status: 200 })
            return s3Client(A_BUCKET, { fetch, now: server.deps.now, onCall: meter.filesCalled }).head('a')
          },
        ],
        hapju_bus_lag_seconds: [
          {},
          async () => {
            const redis = new FakeRedis()
            const nodes = [0, 1].map(() => redisBus('redis://fake', { dial: redis.dial, onLag: meter.heard }))
            for (const node of nodes) await expect.poll(node.reach).toBe('all')
            await nodes[0]!.publish(aRoomMessage())
            await Promise.all(nodes.map((node) => node.close()))
          },
        ],
        hapju_bus_followed_members: [{}, () => (outside.followed = 2)],
        hapju_bus_reach: [{ reach: 'deaf' }, () => (outside.reach = 'deaf')],
      }

      const [labels, happens] = happenings[name]
      const series = DEFINITIONS[name].type === 'histogram' ? `${name}_count` : name
      const now = async () => (await metricLines(meter)).value(series, labels) ?? 0
      const before = await now()
      await happens()
      expect(await now()).toBeGreaterThan(before)
    },
  )
})

const A_BUCKET = {
  endpoint: new URL('http://s3.example'),
  bucket: 'hapju',
  region: 'us-east-1',
  key: 'key',
  secret: 'secret',
}
const A_MAIL = { to: 'a@example.com', subject: '인증 코드', text: '12345' }
const A_PUSH = { ttlSeconds: 60, topic: 'room-3', urgency: 'high' } as const

it('failures are counted apart from what went well', async ({ server, meter, outside }) => {
  outside.mail = () => Promise.reject(new Error('the mail server is away'))
  outside.push = async () => ({ is: 'gone' })
  await expect(server.deps.mail.send(A_MAIL)).rejects.toThrow('away')
  const work = repeatedly('exports', server.deps, new AbortController().signal, () =>
    Promise.reject(new Error('the disk is full')),
  )
  work.look()
  await work.ended()
  const { value } = await metricLines(meter)
  expect(value('hapju_mails_total', { outcome: 'failed' })).toBe(1)
  expect(value('hapju_mails_total', { outcome: 'sent' })).toBe(0)
  expect(value('hapju_mails_waiting')).toBe(0)
  expect(value('hapju_job_duration_seconds_count', { task: 'exports', outcome: 'failed' })).toBe(1)
  expect(value('hapju_job_last_success_timestamp_seconds', { task: 'exports' })).toBeNull()
})

describe('a request', () => {
  const REQUESTS = 'hapju_http_request_duration_seconds_count'

  it('to any of ten thousand unknown addresses is counted in one series', async ({ server, meter }) => {
    for (let n = 0; n < 10_000; n += 1) await server.app.request(`/wp-admin/${n}.php?page=${n}`)
    const { value, labelsOf } = await metricLines(meter)
    expect(value(REQUESTS, { call: 'unknown', status: '404' })).toBe(10_000)
    expect(labelsOf(REQUESTS)).toHaveLength(1)
  })

  it('to a call is counted under its id, whatever ids, query or method its address has', async ({
    server,
    meter,
    harin,
  }) => {
    for (const roomId of ['1', '2', 'x', '%00'])
      await server.app.request(`/api/chat/rooms/${roomId}/messages?cursor=${roomId}`)
    await server.app.request('/api/chat/rooms', { method: 'DELETE' })
    await server.app.request('/api/chat/rooms', { method: 'OPTIONS' })
    await server.call(listRooms, { as: harin })
    const { labelsOf } = await metricLines(meter)
    expect(labelsOf(REQUESTS).sort()).toEqual([
      '{call=CH1,status=200}',
      '{call=CH4,status=401}',
      '{call=preflight,status=204}',
      '{call=unknown,status=405}',
    ])
  })

  it.for([
    ['/healthz', 'health', 200],
    ['/files/none.png', 'files', 404],
    ['/room-files/none.png', 'room_files', 404],
    ['/exports/none.zip', 'exports', 404],
    ['/art/none.svg', 'art', 404],
  ] as const)('for %s is counted as %s', async ([path, call, status], { server, meter }) => {
    await server.app.request(path)
    const { value } = await metricLines(meter)
    expect(value(REQUESTS, { call, status: String(status) })).toBe(1)
  })
})

it('two nodes in one process count for themselves', async ({ server, meter, harin }) => {
  const other = prometheusMetrics()
  await server.call(listRooms, { as: harin })
  const name = 'hapju_http_request_duration_seconds_count'
  const labels = { call: 'CH1', status: '200' }
  expect((await metricLines(meter)).value(name, labels)).toBe(1)
  expect((await metricLines(other)).value(name, labels)).toBeNull()
})

it('while the store is out of reach, the other metrics are there and no old number stands for waiting pushes', async ({
  server,
  meter,
  outside,
  sockets,
}) => {
  let isThere = true
  meter.watch({
    sockets: sockets.realtime.stats,
    pools: () => [],
    queues: () => queueLengths(server.deps.db),
    reach: () => outside.reach,
    followed: () => outside.followed,
    waitingPushes: () =>
      isThere ? readWaiting(server.deps.db, server.deps.now()) : Promise.reject(new Error('away')),
  })
  expect((await metricLines(meter)).value('hapju_pushes_waiting')).toBe(0)
  isThere = false
  const { value } = await metricLines(meter)
  expect(value('hapju_pushes_waiting')).toBeNull()
  expect(value('hapju_bus_reach', { reach: 'all' })).toBe(1)
})

describe.runIf(testPostgres)('connections of the pool', () => {
  it('are in use, idle or waited for', async ({ meter, sockets }) => {
    const store = await openDb({ kind: 'postgres', url: (await workersDatabase())!, poolSize: 1 })
    meter.watch({
      sockets: sockets.realtime.stats,
      pools: store.pools,
      queues: () => [],
      reach: () => 'all',
      followed: () => 0,
      waitingPushes: async () => ({ pushes: 0, seconds: 0 }),
    })
    const state = async () => {
      const { value } = await metricLines(meter)
      const connections = (of: string) => value('hapju_db_connections', { pool: 'requests', state: of })
      return [connections('in_use'), connections('idle'), value('hapju_db_waiting', { pool: 'requests' })]
    }
    expect(await state()).toEqual([0, 0, 0])
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const begun = new Promise<void>((resolve) => {
      void store.db.transaction(async () => {
        resolve()
        await held
      })
    })
    await begun
    // A query of drizzle begins when somebody waits for it.
    const waits = Promise.resolve(store.db.$count(pushes))
    await expect.poll(state).toEqual([1, 0, 1])
    release()
    await waits
    expect(await state()).toEqual([0, 1, 0])
    await store.close()
  })
})
