import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BACKLOG_MAX_BYTES } from '#contract/limits.ts'
import { createLog } from '#server/start/log.ts'
import type { Realtime } from '../createRealtime.ts'
import { OutFrame } from '../outFrame.ts'
import { BEAT } from './framing.ts'
import { POLL_WITHIN_BEATS, SOCKJS_BEAT_BEATS } from './limits.ts'
import { Receiver } from './receiver.ts'
import { Sockets } from './sockets.ts'

const LIMITS = { sockets: 10, socketsPerIp: 2, strangers: 10, strangersPerIp: 2 }
const SECOND_MS = 1_000

let logged: Record<string, unknown>[]
let sockets: Sockets
beforeEach(() => {
  vi.useFakeTimers()
  logged = []
  const log = createLog('warn', {
    write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>),
  })
  const realtime = { accept: () => ({ receive() {}, closed() {} }) } as unknown as Realtime
  sockets = new Sockets({ realtime, log, limits: LIMITS })
})
afterEach(async () => {
  vi.useRealTimers()
  await sockets.close(0)
})

const arrive = (count: number, ip = '10.0.0.1') => Array.from({ length: count }, () => sockets.admit(ip))

describe('a connection beyond the limit', () => {
  it('is turned away, and one log line a second counts all of them', () => {
    expect(arrive(5).map((ticket) => ticket !== null)).toEqual([true, true, false, false, false])
    expect(logged).toEqual([])
    vi.advanceTimersByTime(SECOND_MS)
    expect(logged).toMatchObject([
      { level: 'warn', msg: 'refused sockets at the connection limit', turnedAway: 3, strangers: 2 },
    ])
  })

  it('is counted anew each second', () => {
    arrive(3)
    vi.advanceTimersByTime(SECOND_MS)
    arrive(2)
    vi.advanceTimersByTime(SECOND_MS)
    expect(logged.map(({ turnedAway }) => turnedAway)).toEqual([1, 2])
    vi.advanceTimersByTime(10 * SECOND_MS)
    expect(logged).toHaveLength(2)
  })

  it('is not logged as long as none was turned away', () => {
    expect(arrive(2)).not.toContain(null)
    expect(arrive(2, '10.0.0.2')).not.toContain(null)
    vi.advanceTimersByTime(SECOND_MS)
    expect(logged).toEqual([])
  })

  it('may be any connection while the node stops', async () => {
    await sockets.close(0)
    expect(arrive(1, '10.0.0.3')).toEqual([null])
    expect(sockets.stats.strangers).toBe(0)
  })
})

/** A session that nobody polls; it is removed after `POLL_WITHIN_BEATS`. */
const openPolling = (sessionId: string, ip: string) => sockets.openPolling(sessionId, sockets.admit(ip)!)

describe('a polling session', () => {
  it('is found by its id until it is no longer polled', () => {
    const session = openPolling('abcdefgh', '10.0.0.1')
    vi.advanceTimersByTime(POLL_WITHIN_BEATS * SECOND_MS)
    expect(sockets.findPolling('abcdefgh')).toBe(session)
    expect(sockets.stats).toMatchObject({ connections: 1, strangers: 1 })
    vi.advanceTimersByTime(SECOND_MS)
    expect(sockets.findPolling('abcdefgh')).toBeUndefined()
    expect(sockets.stats).toMatchObject({ connections: 0, strangers: 0 })
  })

  it('is kept alive by one beat per interval', () => {
    const frames: string[] = []
    const receiver = Object.create(Receiver.prototype) as Receiver
    Object.assign(receiver, { writeFrame: (frame: string) => void frames.push(frame), destroy() {} })
    openPolling('abcdefgh', '10.0.0.1').attach(receiver, false)
    vi.advanceTimersByTime(SOCKJS_BEAT_BEATS * SECOND_MS)
    expect(frames).toEqual([BEAT])
  })
})

describe('the backlog', () => {
  it('is reported for the connection with the largest one', () => {
    openPolling('aaaaaaaa', '10.0.0.1').send(new OutFrame('123'))
    openPolling('bbbbbbbb', '10.0.0.1').send(new OutFrame('12345'))
    openPolling('cccccccc', '10.0.0.2').send(new OutFrame('1'))
    expect(sockets.stats.largestBacklogBytes).toBe(5)
  })

  it('is logged when it is so large that its reader is cut off', () => {
    openPolling('abcdefgh', '10.0.0.1').send(new OutFrame('a'.repeat(BACKLOG_MAX_BYTES + 1)))
    expect(logged).toMatchObject([{ level: 'warn', msg: 'closed a connection that reads too slowly' }])
  })
})

describe('a stopping node', () => {
  it('waits until the last connection has gone', async () => {
    openPolling('aaaaaaaa', '10.0.0.1')
    vi.advanceTimersByTime(3 * SECOND_MS)
    openPolling('bbbbbbbb', '10.0.0.1')
    const ended = vi.fn()
    const end = sockets.close(60 * SECOND_MS).then(ended)
    await vi.advanceTimersByTimeAsync(POLL_WITHIN_BEATS * SECOND_MS)
    expect(sockets.stats.connections).toBe(1)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(SECOND_MS)
    await end
    expect(sockets.stats.connections).toBe(0)
  })

  it('does not wait when there is no connection', async () => {
    await sockets.close(60 * SECOND_MS)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('terminates the remaining connections after its time limit', async () => {
    openPolling('abcdefgh', '10.0.0.1')
    const end = sockets.close(2 * SECOND_MS)
    await vi.advanceTimersByTimeAsync(2 * SECOND_MS)
    await end
    expect(sockets.stats.connections).toBe(0)
    expect(sockets.findPolling('abcdefgh')).toBeUndefined()
  })
})
