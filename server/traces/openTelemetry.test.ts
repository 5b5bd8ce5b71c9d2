import { InMemorySpanExporter, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace-base'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inBatches, tracingTo, type OpenTelemetry } from './openTelemetry.ts'
import { reportedExporter } from './reportedExporter.ts'

/** Keeps what was exported, also after it has been shut down. */
class Kept extends InMemorySpanExporter {
  override shutdown = () => Promise.resolve()
}

const ALL = { serviceName: 'hapju', ratio: 1, trustsHeader: false }
const HEADER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

let exporter: Kept
let tracing: OpenTelemetry
beforeEach(() => {
  exporter = new Kept()
  tracing = tracingTo(inBatches(exporter), ALL)
})
afterEach(() => tracing.close(1_000))

async function recorded(of = tracing): Promise<ReadableSpan[]> {
  await of.close(1_000)
  return exporter.getFinishedSpans()
}

const traceIdOf = (span: ReadableSpan) => span.spanContext().traceId
const idOf = (span: ReadableSpan) => span.spanContext().spanId

describe('what runs in a span', () => {
  it('is below it, also after it has waited, and nothing is once it has ended', async () => {
    const call = tracing.begin('A1')!
    await call.run(async () => {
      tracing.child('first')!.end()
      await new Promise((resolve) => setImmediate(resolve))
      tracing.child('second')!.end()
    })
    call.end()
    expect(call.run(() => tracing.child('too late'))).toBeNull()
    expect(call.run(() => tracing.here())).toBeUndefined()
    const [first, second, parent] = await recorded()
    expect([first!.name, second!.name, parent!.name]).toEqual(['first', 'second', 'A1'])
    for (const child of [first!, second!]) expect(child.parentSpanContext?.spanId).toBe(idOf(parent!))
  })

  it('is in no trace when its request is not recorded', () => {
    const none = tracingTo(inBatches(exporter), { ...ALL, ratio: 0 })
    expect(none.begin('A1')).toBeNull()
    expect(none.child('statement')).toBeNull()
    expect(none.here()).toBeUndefined()
  })
})

it('about the given share of the traces is recorded', async () => {
  const some = tracingTo(inBatches(exporter), { ...ALL, ratio: 0.25 })
  const begun = Array.from({ length: 2_000 }, () => some.begin('A1'))
  const share = begun.filter(Boolean).length / begun.length
  // six standard deviations: it fails by chance once in 500 million runs
  expect(Math.abs(share - 0.25)).toBeLessThan(0.06)
  await some.close(1_000)
})

describe("a caller's traceparent", () => {
  it('is followed where callers are trusted, with its decision', async () => {
    const trusting = tracingTo(inBatches(exporter), { ...ALL, ratio: 0, trustsHeader: true })
    trusting.begin('A1', {}, HEADER)!.end()
    expect(trusting.begin('A1', {}, HEADER.replace(/1$/, '0'))).toBeNull()
    const [span] = await recorded(trusting)
    expect(traceIdOf(span!)).toBe('0af7651916cd43dd8448eb211c80319c')
    expect(span!.parentSpanContext?.spanId).toBe('b7ad6b7169203331')
  })

  it('is ignored where they are not, or when it cannot be read', async () => {
    tracing.begin('A1', {}, HEADER)!.end()
    const trusting = tracingTo(inBatches(exporter), { ...ALL, trustsHeader: true })
    for (const wrong of ['', 'nonsense', `${HEADER}\r\nX: 1`, HEADER.replace(/b7.{14}/, '0'.repeat(16))])
      trusting.begin('A1', {}, wrong)!.end()
    await recorded(trusting)
    const spans = await recorded()
    expect(spans).toHaveLength(5)
    for (const span of spans) expect(span.parentSpanContext).toBeUndefined()
  })
})

describe('a place in a trace', () => {
  it('is continued elsewhere', async () => {
    const send = tracing.begin('WS5')!
    const place = send.run(() => tracing.here())
    send.end()
    const elsewhere = tracingTo(inBatches(exporter), { ...ALL, ratio: 0 })
    elsewhere.follow(place, 'deliver MESSAGE', { 'hapju.frames': 3 })!.end()
    await elsewhere.close(1_000)
    const [deliver, first] = await recorded().then((spans) =>
      spans.toSorted((a, b) => (a.name < b.name ? 1 : -1)),
    )
    expect([deliver!.name, first!.name]).toEqual(['deliver MESSAGE', 'WS5'])
    expect(deliver!.parentSpanContext?.spanId).toBe(idOf(first!))
    expect(deliver!.attributes).toEqual({ 'hapju.frames': 3 })
  })

  it.each([undefined, '', 'nonsense'])('that reads %j is in no trace', (place) => {
    expect(tracing.follow(place, 'deliver MESSAGE')).toBeNull()
  })
})

describe('work for several traces', () => {
  it('is a span of each, with what happens in that of the first, to which the others link', async () => {
    const sends = ['one', 'two'].map((name) => tracing.begin(name)!)
    const places = sends.map((send) => send.run(() => tracing.here()))
    const result = await tracing.shared(
      'store messages',
      [places[0], undefined, places[1], places[0]],
      async () => {
        await new Promise((resolve) => setImmediate(resolve))
        tracing.child('insert messages')!.end()
        return 'stored'
      },
    )
    for (const send of sends) send.end()
    expect(result).toBe('stored')
    const spans = await recorded()
    const named = (name: string) => spans.filter((span) => span.name === name)
    const [first, other] = named('store messages')
    expect(named('store messages')).toHaveLength(2)
    expect(first!.parentSpanContext?.spanId).toBe(idOf(named('one')[0]!))
    expect(other!.parentSpanContext?.spanId).toBe(idOf(named('two')[0]!))
    expect(other!.links.map(({ context }) => context.spanId)).toEqual([idOf(first!)])
    expect(named('insert messages')[0]!.parentSpanContext?.spanId).toBe(idOf(first!))
    expect(first!.attributes).toEqual({ 'hapju.batch.size': 4 })
  })

  it('of which none is recorded is in no trace, even when a recorded request has begun it', async () => {
    const call = tracing.begin('A1')!
    const place = await call.run(() =>
      tracing.shared('read sessions', [undefined], async () => tracing.here()),
    )
    expect(place).toBeUndefined()
    call.end()
  })

  it('that fails fails each of the spans, and the caller', async () => {
    const send = tracing.begin('WS5')!
    const places = [send.run(() => tracing.here())]
    const failing = tracing.shared('store messages', places, () => Promise.reject(new TypeError('하린의 글')))
    await expect(failing).rejects.toThrow('하린의 글')
    send.end()
    const batch = (await recorded()).find(({ name }) => name === 'store messages')!
    expect(batch.status).toEqual({ code: 2 })
    expect(batch.attributes).toMatchObject({ 'error.type': 'TypeError' })
  })
})

describe('a failure', () => {
  it('is recorded by its code or its class, never with its message', async () => {
    const refused = Object.assign(new Error('duplicate key (하린)'), { code: '23505' })
    for (const error of [refused, new RangeError('하린'), '503']) tracing.begin('A1')!.end({}, error)
    const spans = await recorded()
    expect(spans.map(({ attributes }) => attributes['error.type'])).toEqual(['23505', 'RangeError', '503'])
    for (const { status, events } of spans) expect([status, events]).toEqual([{ code: 2 }, []])
  })
})

describe('an exporter', () => {
  it('that hangs holds a stop up for the given time alone', async () => {
    vi.useFakeTimers()
    const hanging: SpanExporter = { export: () => {}, shutdown: () => new Promise(() => {}) }
    const stuck = tracingTo(inBatches(hanging), ALL)
    stuck.begin('A1')!.end()
    let hasClosed = false
    const closed = stuck.close(1_000).then(() => (hasClosed = true))
    await vi.advanceTimersByTimeAsync(999)
    expect(hasClosed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await closed).toBe(true)
    vi.useRealTimers()
  })

  it('that does not keep up costs the spans beyond some thousand, and no memory', async () => {
    const batches: number[] = []
    let done = () => {}
    const slow: SpanExporter = {
      export(spans, ended) {
        batches.push(spans.length)
        done = () => ended({ code: 0 })
      },
      shutdown: () => Promise.resolve(),
    }
    const busy = tracingTo(inBatches(slow), ALL)
    for (let n = 0; n < 20_000; n += 1) busy.begin('A1')!.end()
    const closed = busy.close(60_000)
    while (
      await Promise.race([
        closed.then(() => false),
        new Promise((resolve) => setImmediate(() => resolve(true))),
      ])
    )
      done()
    expect(batches.reduce((sum, count) => sum + count, 0)).toBeLessThan(6_000)
  })

  it('tells once that it fails, and once that it works again', () => {
    const told: (string | null)[] = []
    let error: Error | undefined
    const one: SpanExporter = {
      export: (_, ended) => ended(error ? { code: 1, error } : { code: 0 }),
      shutdown: () => Promise.resolve(),
    }
    const reported = reportedExporter(one, (each) => told.push(each && each.message))
    const results: number[] = []
    const send = () => reported.export([], ({ code }) => results.push(code))
    send()
    error = new Error('connection refused')
    send()
    send()
    error = undefined
    send()
    send()
    expect(told).toEqual(['connection refused', null])
    expect(results).toEqual([0, 0, 0, 0, 0])
  })
})
