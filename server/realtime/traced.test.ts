import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { groupSend, privateSend, roomQueue } from '#contract/ws/destinations.ts'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { noTracing } from '#server/traces/noTracing.ts'
import type { OpenSpan, SpanFacts, Tracing } from '#server/traces/tracing.ts'
import { createRealtime, type Realtime } from './createRealtime.ts'
import { aRoomMessage } from './testing/events.ts'
import { fakePeer } from './testing/fakeConnection.ts'
import { fakeHandlers, type FakeHandlers } from './testing/fakeHandlers.ts'

interface Recorded {
  name: string
  place?: string
  facts?: SpanFacts | undefined
  error?: unknown
}

const PLACE = 'a place in a trace'

let spans: Recorded[]
const recording: Tracing = {
  ...noTracing,
  begin: (name) => opened({ name }),
  follow: (place, name) => (place === undefined ? null : opened({ name, place })),
}

function opened(span: Recorded): OpenSpan {
  spans.push(span)
  return {
    traceId: '1',
    run: (run) => run(),
    end: (facts, error) => Object.assign(span, { facts }, error === undefined ? {} : { error }),
  }
}

let handlers: FakeHandlers
let realtime: Realtime
const bus = inProcessBus()
beforeEach(() => {
  spans = []
  handlers = fakeHandlers()
  realtime = createRealtime({ handlers, bus, log: pino({ level: 'silent' }), tracing: recording })
})
afterEach(() => realtime.close(100))

async function connected(memberId: number) {
  const peer = fakePeer(realtime)
  peer.say('CONNECT', { 'accept-version': '1.2', Authorization: `member-${memberId}` })
  await settled()
  return peer
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('a SEND is a span under the id of its destination, with the code of a refusal or the failure', async () => {
  const peer = await connected(1)
  const failure = new Error('out of order')
  for (const answer of [null, { code: 'CHAT4004', clientMessageId: null } as const, failure]) {
    handlers.answer = async () => {
      if (answer instanceof Error) throw answer
      return answer
    }
    peer.say('SEND', { destination: answer === null ? groupSend(5) : privateSend(5) }, '{}')
    await settled()
  }
  expect(spans).toEqual([
    { name: 'WS5', facts: {} },
    { name: 'WS6', facts: { 'hapju.refusal': 'CHAT4004' } },
    { name: 'WS6', facts: {}, error: failure },
  ])
})

it('a delivery is a span in the trace of its event, with the number of frames', async () => {
  for (const memberId of [1, 2]) {
    const peer = await connected(memberId)
    peer.say('SUBSCRIBE', { id: 'a', destination: roomQueue(5) })
  }
  await settled()
  await bus.publish({ ...aRoomMessage({ messageId: 9 }), trace: PLACE })
  await bus.publish({
    kind: 'member',
    memberId: 3,
    destination: '/user/queue/notifications',
    event: { type: 'NOTIFICATION' },
    trace: PLACE,
  })
  expect(spans).toEqual([
    {
      name: 'deliver MESSAGE',
      place: PLACE,
      facts: { 'hapju.frames': 2, 'hapju.message_id': 9 },
    },
    { name: 'deliver /user/queue/notifications', place: PLACE, facts: { 'hapju.frames': 0 } },
  ])
})

it('an event of a node that knows no traces is delivered without a span', async () => {
  const peer = await connected(1)
  peer.say('SUBSCRIBE', { id: 'a', destination: roomQueue(5) })
  await settled()
  await bus.publish(aRoomMessage())
  expect(peer.received('a')).toHaveLength(1)
  expect(spans).toEqual([])
})
