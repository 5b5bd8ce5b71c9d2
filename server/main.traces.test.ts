import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { groupSend, groupTopic } from '#contract/ws/destinations.ts'
import { startRedis } from '../scripts/lib/services.mjs'
import { argon2Hasher } from './adapters/secrets/argon2Hasher.ts'
import { chatTest } from './modules/chat/chat.fixtures.ts'
import { connectClient, settle, type ConnectedClient } from './realtime/testing/stompClient.ts'
import type { TestMember } from './testing/members.ts'
import { programVariables, spawnServer, type SpawnedServer } from './testing/spawnServer.ts'
import { testPostgres } from './testing/store.ts'
import { testServer } from './testing/testServer.ts'
import { traceReceiver, type ReceivedSpan, type TraceReceiver } from './testing/traceReceiver.ts'

/** The program is started three times. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const env = programVariables()
let receiver: TraceReceiver
let redis: Awaited<ReturnType<typeof startRedis>>
let server: SpawnedServer
let people: [TestMember, TestMember]
let roomId: number

beforeAll(async () => {
  redis = await startRedis()
  receiver = await traceReceiver()
  if (testPostgres) await twoInARoom()
  server = await traced({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=top%20secret', OTEL_SERVICE_NAME: 'stage' })
})
beforeEach(() => {
  receiver.status = 200
  receiver.spans.length = 0
  receiver.bodies.length = 0
})
afterAll(async () => {
  await receiver.close()
  redis?.stop()
  vi.resetConfig()
})

async function twoInARoom(): Promise<void> {
  const store = await testServer({ deps: { hash: await argon2Hasher(), now: () => new Date() } })
  people = [await store.aMember(), await store.aMember()]
  roomId = await chatTest(store).aRoom('GROUP', people)
}

/** A node that sends all its traces to the receiver. */
const traced = (more: Record<string, string> = {}) =>
  spawnServer({
    ...env,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    LOG_LEVEL: 'info',
    ...(redis && { REDIS_URL: redis.url }),
    ...more,
  })

/** Resolves with the spans of the trace of the newest span called `name`, once that has arrived. */
async function traceOf(
  name: string,
  isWhole: (spans: ReceivedSpan[]) => boolean = () => true,
): Promise<ReceivedSpan[]> {
  const spans = () => {
    const first = receiver.spans.findLast((span) => span.name === name)
    return receiver.spans.filter(({ traceId }) => traceId === first?.traceId)
  }
  await vi.waitUntil(() => spans().length > 0 && isWhole(spans()), { timeout: 30_000 })
  return spans()
}

const posted = (server: SpawnedServer, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

let strangers = 0
/** Somebody without an account, and each time another one: failed log-ins are slowed down. */
function aStranger() {
  strangers += 1
  return { email: `stranger${strangers}@example.com`, password: 'not-the-password' }
}
const FOREIGN = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' }
const TRACEPARENT = { traceparent: `00-${FOREIGN.trace}-${FOREIGN.span}-01` }

it('a request is one span under its call id, with its statements below it and nothing of what was sent', async () => {
  const stranger = aStranger()
  expect((await posted(server, '/member/login', stranger)).status).toBe(401)
  const spans = await traceOf('A1')
  const call = spans.find(({ name }) => name === 'A1')!
  expect(call).toMatchObject({
    service: 'stage',
    isError: false,
    attributes: {
      'hapju.call': 'A1',
      'http.request.method': 'POST',
      'http.route': '/member/login',
      'http.response.status_code': 401,
    },
  })
  expect(call.parentSpanId ?? '').toBe('')
  const statements = spans.filter(({ attributes }) => attributes['db.query.text'] !== undefined)
  expect(statements.map(({ name }) => name)).toContain('select members')
  expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([call.spanId]))
  expect(statements.find(({ name }) => name === 'select members')!.attributes['db.query.text']).toMatch(
    /where .* = \$1/,
  )
  const everything = JSON.stringify(receiver.bodies)
  for (const entered of [stranger.email, stranger.password, '127.0.0.1'])
    expect(everything).not.toContain(entered)
  expect(receiver.headers['x-key']).toBe('top secret')
  const line = server.said().match(/^.*"call":"A1".*$/m)![0]
  expect(JSON.parse(line)).toMatchObject({ traceId: call.traceId, msg: 'answered' })
})

it("a stranger's traceparent does not decide about a trace", async () => {
  await posted(server, '/member/login', aStranger(), TRACEPARENT)
  const [span] = await traceOf('A1')
  expect(span!.traceId).not.toBe(FOREIGN.trace)
})

describe.runIf(testPostgres)('a message', () => {
  const open: ConnectedClient[] = []
  afterEach(async () => {
    await Promise.all(open.splice(0).map((client) => client.stop()))
  })

  async function listening(server: SpawnedServer, { email, password }: TestMember) {
    const answer = await posted(server, '/member/login', { email, password })
    const { accessToken } = (await answer.json()) as { accessToken: string }
    const connection = await connectClient(server.url, 'raw', accessToken)
    open.push(connection)
    const heard = connection.expectMessages(groupTopic(roomId), 1)
    await settle(connection.client)
    return { ...connection, accessToken, heard }
  }

  it('is one trace from the SEND over the insert to the frames of two nodes, with nothing of its text', async (test) => {
    test.skip(redis === null, 'there is no redis-server on this machine')
    const nodes = [server, await traced()] as const
    for (const { url } of nodes)
      await expect
        .poll(async () => (await fetch(`${url}/readyz`)).json(), { timeout: 30_000 })
        .toEqual({ ready: true })
    const [one, other] = [await listening(nodes[0], people[0]), await listening(nodes[1], people[1])]
    const content = '내일 합주 어때요'
    const body = JSON.stringify({ content, roomType: 'GROUP' })
    one.client.publish({ destination: groupSend(roomId), body })
    const [[frame]] = (await Promise.all([one.heard, other.heard])) as [
      [{ data: { messageId: number } }],
      unknown,
    ]

    const deliveries = (spans: ReceivedSpan[]) => spans.filter(({ name }) => name === 'deliver MESSAGE')
    const spans = await traceOf('WS5', (all) => deliveries(all).length === 2 && all.some(isFirst))
    const named = (name: string) => spans.filter((span) => span.name === name)
    const [send] = named('WS5')
    const [batch] = named('store messages')
    expect(batch!.parentSpanId).toBe(send!.spanId)
    expect(named('insert messages').map(({ parentSpanId }) => parentSpanId)).toEqual([batch!.spanId])
    expect(deliveries(spans).map(({ parentSpanId }) => parentSpanId)).toEqual([send!.spanId, send!.spanId])
    expect(deliveries(spans).map(({ attributes }) => attributes)).toEqual(
      [1, 1].map((frames) => ({ 'hapju.frames': frames, 'hapju.message_id': frame.data.messageId })),
    )
    expect(new Set(deliveries(spans).map(({ node }) => node)).size).toBe(2)

    const everything = JSON.stringify(receiver.bodies)
    const secrets = people.flatMap(({ email, nickname, password }) => [email, nickname, password])
    for (const entered of [content, one.accessToken, ...secrets]) expect(everything).not.toContain(entered)
  })
})

it('a receiver that refuses or hangs is told in the log once, harms no request and holds up no stop', async () => {
  receiver.status = 400
  const complaints = () => server.said().match(/traces do not reach their receiver/g) ?? []
  for (const round of [1, 2]) {
    expect((await posted(server, '/member/login', aStranger())).status, `round ${round}`).toBe(401)
    await vi.waitUntil(() => complaints().length > 0, { timeout: 30_000 })
  }
  receiver.status = null
  expect((await posted(server, '/member/login', aStranger())).status).toBe(401)
  server.process.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  expect(complaints()).toHaveLength(1)
})

it('the traceparent of a trusted proxy is followed, and what was recorded before a stop is sent', async () => {
  const trusting = await traced({ TRUST_TRACEPARENT: 'true', OTEL_TRACES_SAMPLER_ARG: '0' })
  await posted(trusting, '/member/login', aStranger())
  expect((await posted(trusting, '/member/login', aStranger(), TRACEPARENT)).status).toBe(401)
  trusting.process.kill('SIGTERM')
  expect(await trusting.exited).toBe(0)
  const calls = receiver.spans.filter(({ name }) => name === 'A1')
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({ traceId: FOREIGN.trace, parentSpanId: FOREIGN.span })
  expect((await traceOf('A1')).length).toBeGreaterThan(1)
})

const isFirst = ({ parentSpanId }: ReceivedSpan) => parentSpanId === undefined || parentSpanId === ''
