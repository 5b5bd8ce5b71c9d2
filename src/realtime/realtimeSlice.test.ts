import { describe, expect, it } from 'vitest'
import {
  connectionChanged,
  connectionSlow,
  LOST_TEXT,
  networkChanged,
  PROBLEM_TEXT,
  realtimeReducer,
  type RealtimeState,
  selectConnection,
  selectIsLive,
  selectSubscription,
  subscriptionConfirmed,
  subscriptionEnded,
} from './realtimeSlice.ts'

type Action = Parameters<typeof realtimeReducer>[1]
type Change = Parameters<typeof connectionChanged>[0]

const after = (...actions: Action[]) =>
  actions.reduce<RealtimeState | undefined>(realtimeReducer, undefined) as RealtimeState
const is = (status: Change['status'], problem: Change['problem'] = null) =>
  connectionChanged({ status, problem })
const bannerAfter = (...actions: Action[]) => selectConnection({ realtime: after(...actions) })
const SAYS_NOTHING = { text: null, isOffline: false, isSlow: false, busy: false, canReconnect: false }

describe('the banner', () => {
  it('is empty before a log-in and while the connection is live', () => {
    expect(bannerAfter({ type: 'begin' })).toEqual({ status: 'off', ...SAYS_NOTHING })
    expect(bannerAfter(is('live'))).toEqual({ status: 'live', ...SAYS_NOTHING })
  })

  it.each(['stomp', 'socket', 'connect'] as const)(
    'shows what went wrong (%s) while it retries',
    (problem) => {
      expect(bannerAfter(is('live'), is('connecting', problem))).toEqual({
        status: 'connecting',
        ...SAYS_NOTHING,
        text: PROBLEM_TEXT[problem],
        busy: true,
      })
    },
  )

  it('is busy without a text while an expired token is replaced', () => {
    expect(bannerAfter(is('live'), is('stale'))).toEqual({ status: 'stale', ...SAYS_NOTHING, busy: true })
  })

  it('adds that it takes long, until the connection is live or off', () => {
    const slow = [is('connecting', 'socket'), connectionSlow()]
    expect(bannerAfter(...slow)).toMatchObject({ text: PROBLEM_TEXT.socket, isSlow: true })
    expect(bannerAfter(...slow, is('connecting', 'connect')).isSlow).toBe(true)
    expect(bannerAfter(...slow, is('live'), is('connecting', 'socket')).isSlow).toBe(false)
    expect(bannerAfter(...slow, is('off'), is('connecting', 'socket')).isSlow).toBe(false)
  })

  it('shows that there is no network instead, until there is', () => {
    const offline = [is('connecting', 'socket'), connectionSlow(), networkChanged(false)]
    expect(bannerAfter(...offline)).toMatchObject({ isOffline: true, isSlow: false })
    expect(bannerAfter(...offline, networkChanged(true))).toMatchObject({ isOffline: false, isSlow: true })
  })

  it('shows that there is no network before the socket has noticed it', () => {
    expect(bannerAfter(is('live'), networkChanged(false))).toEqual({
      status: 'live',
      ...SAYS_NOTHING,
      isOffline: true,
    })
  })

  it('offers to reconnect once it has given up, whatever went wrong', () => {
    expect(bannerAfter(connectionSlow(), is('lost', 'connect'))).toEqual({
      status: 'lost',
      ...SAYS_NOTHING,
      text: LOST_TEXT,
      canReconnect: true,
    })
  })

  it('advises no reload while the phone is offline, also after the last try (P32)', () => {
    expect(bannerAfter(is('lost', 'connect'), networkChanged(false))).toEqual({
      status: 'lost',
      ...SAYS_NOTHING,
      isOffline: true,
    })
  })
})

describe('a subscription', () => {
  const numberOf = (destination: string, ...actions: Action[]) =>
    selectSubscription({ realtime: after(...actions) }, destination)

  it('gets a new number at each confirmation, and has none before', () => {
    expect(numberOf('/a', is('live'))).toBeNull()
    const confirmed = [is('live'), subscriptionConfirmed('/a'), subscriptionConfirmed('/b')]
    expect([numberOf('/a', ...confirmed), numberOf('/b', ...confirmed)]).toEqual([1, 2])
    expect(numberOf('/a', ...confirmed, subscriptionConfirmed('/a'))).toBe(3)
  })

  it('has no number after it ended; the others keep theirs', () => {
    const ended = [subscriptionConfirmed('/a'), subscriptionConfirmed('/b'), subscriptionEnded('/a')]
    expect([numberOf('/a', ...ended), numberOf('/b', ...ended)]).toEqual([null, 2])
  })

  it('is dropped with its connection, and the numbers continue after it', () => {
    const confirmed = [is('live'), subscriptionConfirmed('/a')]
    expect(numberOf('/a', ...confirmed, is('live'))).toBe(1)
    expect(numberOf('/a', ...confirmed, is('connecting', 'socket'))).toBeNull()
    expect(numberOf('/a', ...confirmed, is('lost'), is('live'), subscriptionConfirmed('/a'))).toBe(2)
  })
})

it('selectIsLive is true only while the connection is live', () => {
  expect(selectIsLive({ realtime: after(is('live')) })).toBe(true)
  expect(selectIsLive({ realtime: after(is('live'), is('stale')) })).toBe(false)
  expect(selectIsLive({ realtime: after({ type: 'begin' }) })).toBe(false)
})
