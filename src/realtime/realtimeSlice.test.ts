import { describe, expect, it } from 'vitest'
import {
  connectionChanged,
  connectionSlow,
  LOST_TEXT,
  networkChanged,
  OFFLINE_HINT,
  PROBLEM_TEXT,
  realtimeReducer,
  type RealtimeState,
  selectConnection,
  selectIsLive,
  selectSubscription,
  SLOW_HINT,
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
const SAYS_NOTHING = { text: null, hint: null, busy: false, canReconnect: false }

describe('the banner', () => {
  it('is empty before a log-in and while the connection is live', () => {
    expect(bannerAfter({ type: 'begin' })).toEqual({ status: 'off', ...SAYS_NOTHING })
    expect(bannerAfter(is('live'))).toEqual({ status: 'live', ...SAYS_NOTHING })
    expect(bannerAfter(connectionSlow(), is('live'), networkChanged(false))).toEqual({
      status: 'live',
      ...SAYS_NOTHING,
    })
  })

  it.each(['stomp', 'socket', 'connect'] as const)(
    'shows what went wrong (%s) while it retries',
    (problem) => {
      expect(bannerAfter(is('live'), is('connecting', problem))).toEqual({
        status: 'connecting',
        text: PROBLEM_TEXT[problem],
        hint: null,
        busy: true,
        canReconnect: false,
      })
    },
  )

  it('is busy without a text while an expired token is replaced', () => {
    expect(bannerAfter(is('live'), is('stale'))).toEqual({ status: 'stale', ...SAYS_NOTHING, busy: true })
  })

  it('adds that it takes long, until the connection is live or off', () => {
    const slow = [is('connecting', 'socket'), connectionSlow()]
    expect(bannerAfter(...slow)).toMatchObject({ text: PROBLEM_TEXT.socket, hint: SLOW_HINT })
    expect(bannerAfter(...slow, is('connecting', 'connect')).hint).toBe(SLOW_HINT)
    expect(bannerAfter(...slow, is('live'), is('connecting', 'socket')).hint).toBeNull()
    expect(bannerAfter(...slow, is('off'), is('connecting', 'socket')).hint).toBeNull()
  })

  it('shows that there is no network instead, until there is', () => {
    const offline = [is('connecting', 'socket'), connectionSlow(), networkChanged(false)]
    expect(bannerAfter(...offline).hint).toBe(OFFLINE_HINT)
    expect(bannerAfter(...offline, networkChanged(true)).hint).toBe(SLOW_HINT)
  })

  it('offers to reconnect once it has given up, whatever went wrong', () => {
    expect(bannerAfter(connectionSlow(), networkChanged(false), is('lost', 'connect'))).toEqual({
      status: 'lost',
      text: LOST_TEXT,
      hint: null,
      busy: false,
      canReconnect: true,
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
