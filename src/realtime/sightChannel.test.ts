import { combineReducers, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SIGHT } from '#contract/ws/destinations.ts'
import type { PageEvents } from './pageEvents.ts'
import { makeRealtime } from './realtimeMiddleware.ts'
import { realtimeReducer, type WithRealtime } from './realtimeSlice.ts'
import { sightChannel } from './sightChannel.ts'
import { fakeConnection } from './testing/fakeConnection.ts'

const member = createSlice({
  name: 'member',
  initialState: { token: null as string | null },
  reducers: {
    tokenChanged: (state, { payload }: PayloadAction<string | null>) => {
      state.token = payload
    },
  },
})
const { tokenChanged } = member.actions
type State = WithRealtime & { member: { token: string | null } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page with a socket that is not connected yet. */
async function aPage({ isVisible }: { isVisible: boolean }) {
  const network = fakeConnection()
  let on!: Parameters<PageEvents['listen']>[0]
  const realtime = makeRealtime<State>({
    channels: [sightChannel],
    accessToken: (state) => state.member.token,
    renewTokens: () => Promise.resolve(false),
    dial: network.dial,
    url: 'http://localhost/ws',
    spread: (ms) => ms,
    log: () => {},
    page: {
      isOnline: () => true,
      isVisible: () => isVisible,
      listen: (callbacks) => {
        on = callbacks
        return () => {}
      },
    },
  })
  const store = configureStore({
    reducer: combineReducers({ realtime: realtimeReducer, member: member.reducer }),
    middleware: (defaults) => defaults().concat(realtime.middleware),
  })
  await vi.advanceTimersByTimeAsync(0)
  store.dispatch(tokenChanged('first'))
  return {
    network,
    sightChanged: (inSight: boolean) => on.sightChanged(inSight),
    told: () =>
      network.lines.map(({ sent }) => sent.map(({ destination, body }) => [destination, body].join(' '))),
  }
}

const IN_SIGHT = `${SIGHT} {"inSight":true}`
const OUT_OF_SIGHT = `${SIGHT} {"inSight":false}`

it('a page in sight tells the server once the socket is live, and when that changes', async () => {
  const { network, sightChanged, told } = await aPage({ isVisible: true })
  expect(told()).toEqual([[]])
  network.line.open()
  expect(told()).toEqual([[IN_SIGHT]])
  sightChanged(false)
  sightChanged(true)
  expect(told()).toEqual([[IN_SIGHT, OUT_OF_SIGHT, IN_SIGHT]])
})

it('a page that leaves the sight in two ways says it once', async () => {
  const { network, sightChanged, told } = await aPage({ isVisible: true })
  network.line.open()
  sightChanged(false)
  sightChanged(false)
  expect(told()).toEqual([[IN_SIGHT, OUT_OF_SIGHT]])
})

it('a page that was never in sight has nothing to say', async () => {
  const { network, told } = await aPage({ isVisible: false })
  network.line.open()
  expect(told()).toEqual([[]])
})

it('a page in sight says it again on the next connection, and what it becomes meanwhile then', async () => {
  const { network, sightChanged, told } = await aPage({ isVisible: true })
  network.line.open()
  network.line.end('socket')
  await vi.advanceTimersByTimeAsync(1_000)
  network.line.open()
  expect(told()).toEqual([[IN_SIGHT], [IN_SIGHT]])
  network.line.end('socket')
  sightChanged(false)
  // the second redial in a row waits longer
  await vi.advanceTimersByTimeAsync(2_000)
  network.line.open()
  expect(told().at(-1)).toEqual([])
})
