import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutgoingFrame } from './channel.ts'
import { makeEngine, SLOW_AFTER_MS } from './engine.ts'
import { fakeConnection } from './testing/fakeConnection.ts'

const ROOM = '/topic/room/5'
const OTHER = '/topic/room/6'
const FRAME: OutgoingFrame = { destination: '/app/hello', body: 'hi', contentType: 'text/plain' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const network = fakeConnection()
  const options = {
    dial: network.dial,
    url: 'http://localhost/ws',
    accessToken: vi.fn<() => string | null>(() => 'token'),
    renewTokens: vi.fn(async (_refused: string) => true),
    isAwake: vi.fn(() => true),
    spread: (ms: number) => ms,
    log: vi.fn(),
    onChange: vi.fn(),
    onSlow: vi.fn(),
    onFrame: vi.fn(),
    onSubscribed: vi.fn(),
    onUnsubscribed: vi.fn(),
  }
  const engine = makeEngine(options)
  const told = () => options.onChange.mock.calls.map(([{ status, problem }]) => `${status} ${problem}`)
  const connect = () => {
    engine.happened({ type: 'signedIn' })
    network.line.open()
  }
  /** Until the strip says that the connection is lost. */
  const lose = async () => {
    engine.happened({ type: 'signedIn' })
    for (let i = 0; i < 6; i += 1) {
      network.line.end('connect')
      await settle(10_000)
    }
  }
  return { network, options, engine, told, connect, lose }
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('a frame', () => {
  it('is sent only while the connection is open', () => {
    const { engine, network } = setUp()
    expect(engine.send(FRAME)).toBe(false)
    engine.happened({ type: 'signedIn' })
    expect(engine.send(FRAME)).toBe(false)
    network.line.open()
    expect(engine.send(FRAME)).toBe(true)
    network.line.end('socket')
    expect(engine.send(FRAME)).toBe(false)
    expect(network.line.sent).toEqual([FRAME])
  })
})

describe('a subscription', () => {
  it('that is wanted before the connection is there is made when it opens, and again on the next one', async () => {
    const { engine, network, connect, options } = setUp()
    engine.want([ROOM])
    connect()
    expect([...network.line.subscriptions]).toEqual([ROOM])
    network.line.end('socket')
    engine.want([ROOM, OTHER])
    await settle(1_000)
    expect(network.lines).toHaveLength(2)
    expect([...network.line.subscriptions]).toEqual([])
    network.line.open()
    expect([...network.line.subscriptions]).toEqual([ROOM, OTHER])
    await settle()
    expect(options.onSubscribed.mock.calls).toEqual([[ROOM], [OTHER]])
  })

  it('that is wanted no more is ended and told, the others stay', async () => {
    const { engine, network, connect, options } = setUp()
    engine.want([ROOM, OTHER])
    connect()
    engine.want([OTHER])
    expect([...network.line.subscriptions]).toEqual([OTHER])
    expect(options.onUnsubscribed.mock.calls).toEqual([[ROOM]])
  })
})

describe('a change', () => {
  it('of the status or of the problem is told once, and nothing else is', async () => {
    const { engine, network, connect, told } = setUp()
    connect()
    expect(told()).toEqual(['connecting null', 'live null'])
    // steady
    await settle(10_000)
    engine.happened({ type: 'woke' })
    expect(told()).toHaveLength(2)
    network.line.end('stomp')
    expect(told().at(-1)).toBe('stale stomp')
  })

  it('of the problem alone is told', async () => {
    const { network, told, lose } = setUp()
    await lose()
    expect(told().at(-1)).toBe('lost connect')
    await settle(30_000)
    network.line.end('stomp')
    expect(told().at(-1)).toBe('lost stomp')
  })
})

describe('a dial', () => {
  it('without a token fails as a connection, and is tried again', async () => {
    const { engine, network, options, told } = setUp()
    options.accessToken.mockReturnValueOnce(null)
    engine.happened({ type: 'signedIn' })
    expect(network.lines).toEqual([])
    expect(told()).toContain('stale connect')
    await settle(1_000)
    expect(network.lines).toHaveLength(1)
  })

  it('that is refused for its token has exactly that token renewed, and is tried again', async () => {
    const { engine, network, options, told } = setUp()
    engine.happened({ type: 'signedIn' })
    network.line.end('tokenRefused')
    await settle()
    expect(options.renewTokens.mock.calls).toEqual([['token']])
    expect(network.lines).toHaveLength(2)
    expect(told()).toEqual(['connecting null'])
    expect(options.log).not.toHaveBeenCalled()
  })

  it.each([
    ['says no', async () => false],
    ['breaks', () => Promise.reject(new Error('no line'))],
  ])('whose renewal %s fails, and is tried again later', async (_what, renewTokens) => {
    const { engine, network, options, told } = setUp()
    options.renewTokens.mockImplementationOnce(renewTokens)
    engine.happened({ type: 'signedIn' })
    network.line.end('tokenRefused')
    await settle()
    expect(told()).toEqual(['connecting null', 'stale connect'])
    await settle(1_000)
    expect(network.lines).toHaveLength(2)
  })
})

it('a connection that another one has displaced is not dialled again by itself, and nothing is logged', async () => {
  const { engine, network, options, connect, told } = setUp()
  connect()
  network.line.end('displaced')
  expect(told().at(-1)).toBe('lost socket')
  await settle(120_000)
  expect(network.lines).toHaveLength(1)
  expect(options.log).not.toHaveBeenCalled()
  engine.happened({ type: 'reconnectRequested' })
  expect(network.lines).toHaveLength(2)
})

it.each([
  ['stomp', 'socket: ERROR frame'],
  ['socket', 'socket: connection lost'],
  ['connect', 'socket: connection failed'],
] as const)('a connection that ends by %s is logged as “%s”', (end, text) => {
  const { network, options, connect } = setUp()
  connect()
  network.line.end(end)
  expect(options.log.mock.calls).toEqual([[text, 'test']])
})

it('a lost connection is redialled only while somebody could see it', async () => {
  const { network, options, lose } = setUp()
  await lose()
  const dials = network.lines.length
  options.isAwake.mockReturnValue(false)
  await settle(60_000)
  expect(network.lines).toHaveLength(dials)
})

it('a dial that takes five seconds is told as slow, one that was quicker or given up is not', async () => {
  const { engine, network, options } = setUp()
  engine.happened({ type: 'signedIn' })
  await settle(SLOW_AFTER_MS - 1)
  network.line.open()
  await settle(SLOW_AFTER_MS)
  expect(options.onSlow).not.toHaveBeenCalled()
  network.line.end('socket')
  await settle(SLOW_AFTER_MS)
  expect(options.onSlow).toHaveBeenCalledOnce()
  engine.stop()
  await settle(SLOW_AFTER_MS)
  expect(options.onSlow).toHaveBeenCalledOnce()
})

it('a stopped engine dials no more, whatever happens', async () => {
  const { engine, network, connect } = setUp()
  connect()
  engine.stop()
  expect(network.line.isClosed).toBe(true)
  engine.happened({ type: 'reconnectRequested' })
  engine.happened({ type: 'signedIn' })
  await settle(60_000)
  expect(network.lines).toHaveLength(1)
})
