import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../log.ts'
import type { Realtime } from '../createRealtime.ts'
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
  sockets = new Sockets({ realtime: {} as Realtime, log, limits: LIMITS })
})
afterEach(async () => {
  await sockets.close(0)
  vi.useRealTimers()
})

const arrive = (count: number, ip = '10.0.0.1') => Array.from({ length: count }, () => sockets.admit(ip))

describe('who finds no room', () => {
  it('is turned away, and counted in one line a second, however many there are', () => {
    expect(arrive(5).map((ticket) => ticket !== null)).toEqual([true, true, false, false, false])
    expect(logged).toEqual([])
    vi.advanceTimersByTime(SECOND_MS)
    expect(logged).toMatchObject([{ level: 'warn', msg: 'no room for sockets', turnedAway: 3, strangers: 2 }])
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

  it('is nobody who was let in: of them nothing is said', () => {
    expect(arrive(2)).not.toContain(null)
    expect(arrive(2, '10.0.0.2')).not.toContain(null)
    vi.advanceTimersByTime(SECOND_MS)
    expect(logged).toEqual([])
  })

  it('is everybody who comes while the node stops', async () => {
    await sockets.close(0)
    expect(arrive(1, '10.0.0.3')).toEqual([null])
    expect(sockets.stats.strangers).toBe(0)
  })
})
