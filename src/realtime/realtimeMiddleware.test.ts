import {
  combineReducers,
  configureStore,
  createSlice,
  type Middleware,
  type PayloadAction,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import type { WsEvent } from '#contract/ws/frames.ts'
import { makeErrorLog } from './errorLog.ts'
import type { PageEvents } from './pageEvents.ts'
import { makeRealtime } from './realtimeMiddleware.ts'
import {
  framesArrived,
  realtimeReducer,
  reconnectRequested,
  selectConnection,
  type WithRealtime,
} from './realtimeSlice.ts'
import { BAD_BODIES } from './testing/badBodies.ts'
import { fakeConnection, type FakeNetwork } from './testing/fakeConnection.ts'

const member = createSlice({
  name: 'member',
  initialState: { token: null as string | null, rooms: [] as string[] },
  reducers: {
    tokenChanged: (state, { payload }: PayloadAction<string | null>) => {
      state.token = payload
    },
    roomsChanged: (state, { payload }: PayloadAction<string[]>) => {
      state.rooms = payload
    },
    hello: (state) => {
      state.rooms = [...state.rooms]
    },
  },
})
const { tokenChanged, roomsChanged, hello } = member.actions
type State = WithRealtime & { member: ReturnType<typeof member.reducer> }

function setUp({
  renewTokens = vi.fn(async (_refused: string) => true),
  enhancer,
  spread = (ms) => ms,
}: {
  renewTokens?: Mock<(refused: string) => Promise<boolean>>
  enhancer?: StoreEnhancer
  spread?: (ms: number) => number
} = {}) {
  const network = fakeConnection()
  const phone = { isOnline: true, isVisible: true }
  const logged = vi.fn()
  let on: Parameters<PageEvents['listen']>[0]
  const realtime = makeRealtime<State>({
    channels: [
      {
        wants: ({ member: { rooms } }) => rooms,
        send: (action) =>
          hello.match(action) ? { destination: '/app/hello', body: 'hi', contentType: 'text/plain' } : null,
      },
    ],
    accessToken: (state) => state.member.token,
    renewTokens,
    dial: network.dial,
    url: 'http://localhost/ws',
    log: makeErrorLog(logged),
    spread,
    page: {
      isOnline: () => phone.isOnline,
      isVisible: () => phone.isVisible,
      listen: (callbacks) => {
        on = callbacks
        return () => {}
      },
    },
  })
  const seen: string[] = []
  const dispatched: UnknownAction[] = []
  const recorder: Middleware = () => (next) => (action) => {
    dispatched.push(action as UnknownAction)
    return next(action)
  }
  const store = configureStore({
    reducer: combineReducers({ realtime: realtimeReducer, member: member.reducer }),
    middleware: (defaults) => defaults().concat(realtime.middleware, recorder),
    enhancers: (defaults) => (enhancer ? defaults().concat(enhancer) : defaults()),
  })
  store.subscribe(() => {
    const { status, text } = selectConnection(store.getState())
    const line = `${status}: ${text}`
    if (seen.at(-1) !== line) seen.push(line)
  })
  return {
    network,
    phone,
    store,
    logged,
    seen,
    dispatched,
    page: {
      networkChanged: (online: boolean) => on.networkChanged(online),
      becameVisible: () => on.becameVisible(),
      sightChanged: (inSight: boolean) => on.sightChanged(inSight),
    },
    view: () => selectConnection(store.getState()),
    dispose: realtime.dispose,
    connect() {
      store.dispatch(tokenChanged('first'))
      network.line.open()
    },
  }
}

/** All five redials fail. */
async function lose(network: FakeNetwork): Promise<void> {
  network.line.end('socket')
  for (const seconds of [1, 2, 3, 4, 5]) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000)
    network.line.end('connect')
  }
}

const aRead: WsEvent = { type: 'READ', data: { memberId: 2, nickname: 'bo', roomId: 5, messageId: 9 } }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the connection', () => {
  it('is dialled when there is an access token, with the specified time limits', () => {
    const { store, network } = setUp()
    expect(network.lines).toHaveLength(0)
    store.dispatch(tokenChanged('first'))
    expect(network.line.options).toEqual({
      url: 'http://localhost/ws',
      accessToken: 'first',
      timeoutMs: 5_000,
      heartbeatMs: 4_000,
    })
  })

  it('is dialled at the start when a member is signed in already', async () => {
    const network = fakeConnection()
    const { middleware } = makeRealtime<State>({
      channels: [],
      accessToken: (state) => state.member.token,
      renewTokens: async () => true,
      dial: network.dial,
    })
    configureStore({
      reducer: combineReducers({ realtime: realtimeReducer, member: member.reducer }),
      preloadedState: { member: { token: 'kept', rooms: [] } },
      middleware: (defaults) => defaults().concat(middleware),
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(network.line.options.accessToken).toBe('kept')
  })

  it('is not dialled after dispose, even if no member was signed in before it', async () => {
    const { store, network, dispose } = setUp()
    dispose()
    store.dispatch(tokenChanged('first'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(network.lines).toHaveLength(0)
  })

  it('is hung up when the member logs out', () => {
    const { store, network, connect, view } = setUp()
    connect()
    store.dispatch(tokenChanged(null))
    expect(network.line.isClosed).toBe(true)
    expect(view()).toMatchObject({ status: 'off', text: null })
  })

  it('shows what happened and reconnects automatically', async () => {
    const { network, connect, seen } = setUp()
    connect()
    network.line.end('socket')
    await vi.advanceTimersByTimeAsync(1_000)
    network.line.end('connect')
    await vi.advanceTimersByTimeAsync(2_000)
    network.line.end('stomp')
    await vi.advanceTimersByTimeAsync(3_000)
    network.line.open()
    expect(seen).toEqual([
      'off: null',
      'connecting: null',
      'live: null',
      'stale: WebSocket 연결이 끊어졌습니다.',
      'connecting: WebSocket 연결이 끊어졌습니다.',
      'stale: WebSocket 연결에 실패했습니다.',
      'connecting: WebSocket 연결에 실패했습니다.',
      'stale: WebSocket 연결 에러가 발생했습니다.',
      'connecting: WebSocket 연결 에러가 발생했습니다.',
      'live: null',
    ])
  })

  it('says and logs nothing when the node restarts, unless the redial fails too', async () => {
    const { network, connect, seen, logged } = setUp()
    connect()
    network.line.end('restart')
    await vi.advanceTimersByTimeAsync(1_000)
    network.line.open()
    expect(seen).toEqual([
      'off: null',
      'connecting: null',
      'live: null',
      'stale: null',
      'connecting: null',
      'live: null',
    ])
    expect(logged).not.toHaveBeenCalled()
    network.line.end('restart')
    await vi.advanceTimersByTimeAsync(2_000)
    network.line.end('connect')
    expect(seen.slice(-3)).toEqual([
      'stale: null',
      'connecting: null',
      'stale: WebSocket 연결에 실패했습니다.',
    ])
  })

  it('is called lost after five redials, and goes on by itself until it is back', async () => {
    const { network, connect, view, seen } = setUp()
    connect()
    await lose(network)
    expect(view()).toMatchObject({
      status: 'lost',
      text: '연결을 복구할 수 없습니다. 페이지를 새로고침해주세요.',
      canReconnect: true,
      busy: false,
    })
    expect(network.lines).toHaveLength(6)
    const told = seen.length
    await vi.advanceTimersByTimeAsync(29_999)
    expect(network.lines).toHaveLength(6)
    await vi.advanceTimersByTimeAsync(1)
    expect(network.lines).toHaveLength(7)
    network.line.end('socket')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(network.lines).toHaveLength(8)
    // the sentence has stood all the time
    expect(seen).toHaveLength(told)
    network.line.open()
    expect(view()).toMatchObject({ status: 'live', text: null })
  })

  it('is dialled at once from lost when the member asks, or when the network returns', async () => {
    const { store, network, connect, page } = setUp()
    connect()
    await lose(network)
    store.dispatch(reconnectRequested())
    expect(network.lines).toHaveLength(7)
    network.line.end('connect')
    page.networkChanged(true)
    expect(network.lines).toHaveLength(8)
  })

  it('is not dialled from lost while the page is hidden or the phone offline, but once it wakes', async () => {
    for (const asleep of ['isOnline', 'isVisible'] as const) {
      const { network, connect, phone, page, dispose } = setUp()
      connect()
      await lose(network)
      phone[asleep] = false
      await vi.advanceTimersByTimeAsync(600_000)
      expect(network.lines).toHaveLength(6)
      phone[asleep] = true
      page.becameVisible()
      expect(network.lines).toHaveLength(7)
      dispose()
    }
  })

  it('spreads its redials, but not the time after which it counts as steady', async () => {
    const { network, connect } = setUp({ spread: (ms) => ms * 1.3 })
    connect()
    network.line.end('socket')
    await vi.advanceTimersByTimeAsync(1_299)
    expect(network.lines).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(network.lines).toHaveLength(2)
    network.line.open()
    await vi.advanceTimersByTimeAsync(10_000)
    network.line.end('socket')
    // the count of tries has begun again
    await vi.advanceTimersByTimeAsync(1_300)
    expect(network.lines).toHaveLength(3)
  })

  it('has one redialler, however many causes request a redial', async () => {
    const { store, network, connect, page } = setUp()
    connect()
    network.line.end('socket')
    store.dispatch(reconnectRequested())
    page.becameVisible()
    page.networkChanged(true)
    store.dispatch(reconnectRequested())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(network.lines).toHaveLength(2)
  })

  it('reads the token again at each dial', async () => {
    const { store, network, connect } = setUp()
    connect()
    store.dispatch(tokenChanged('second'))
    expect(network.lines).toHaveLength(1)
    network.line.end('socket')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(network.line.options.accessToken).toBe('second')
  })

  it('replaces an expired token without showing anything', async () => {
    const renewTokens = vi.fn(async (_refused: string) => {
      store.dispatch(tokenChanged('second'))
      return true
    })
    const { store, network, connect, seen } = setUp({ renewTokens })
    connect()
    network.line.end('tokenRefused')
    await vi.advanceTimersByTimeAsync(0)
    expect(renewTokens).toHaveBeenCalledExactlyOnceWith('first', expect.anything())
    expect(network.line.options.accessToken).toBe('second')
    network.line.open()
    expect(seen.filter((line) => !line.endsWith('null'))).toEqual([])
  })

  it('stays off when the renewal ended the session', async () => {
    const { store, network, connect, view } = setUp({
      renewTokens: vi.fn(async () => {
        store.dispatch(tokenChanged(null))
        return false
      }),
    })
    connect()
    network.line.end('tokenRefused')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(view().status).toBe('off')
    expect(network.lines).toHaveLength(1)
  })

  it('shows that it is still trying only after 5 s, and that it is offline at once', async () => {
    const { network, connect, view, page } = setUp()
    connect()
    network.line.end('socket')
    expect(view()).toMatchObject({ isSlow: false, isOffline: false })
    page.networkChanged(false)
    expect(view().isOffline).toBe(true)
    page.networkChanged(true)
    expect(view()).toMatchObject({ isSlow: false, isOffline: false })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(view()).toMatchObject({ isSlow: true, busy: true })
    network.line.open()
    expect(view()).toMatchObject({ text: null, isSlow: false })
  })

  it('ignores late events of an old connection', async () => {
    const { network, connect, view } = setUp()
    connect()
    const old = network.line
    old.end('socket')
    await vi.advanceTimersByTimeAsync(1_000)
    network.line.open()
    old.end('stomp')
    expect(view()).toMatchObject({ status: 'live', text: null })
  })

  it('logs at most one error per 5 s', async () => {
    const { network, connect, logged } = setUp()
    connect()
    network.line.end('socket')
    await vi.advanceTimersByTimeAsync(1_000)
    network.line.end('connect')
    await vi.advanceTimersByTimeAsync(2_000)
    network.line.end('connect')
    expect(logged).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(3_000)
    network.line.end('connect')
    expect(logged.mock.calls.map(([text]) => text)).toEqual([
      'socket: connection lost',
      'socket: connection failed (+2)',
    ])
  })
})

describe('subscriptions', () => {
  it('follow the state, and are restored after a reconnect', async () => {
    const { store, network, connect } = setUp()
    store.dispatch(roomsChanged(['/a', '/b']))
    connect()
    expect([...network.line.subscriptions]).toEqual(['/a', '/b'])
    store.dispatch(roomsChanged(['/b', '/c']))
    expect([...network.line.subscriptions]).toEqual(['/b', '/c'])
    network.line.end('socket')
    store.dispatch(roomsChanged(['/c', '/d']))
    await vi.advanceTimersByTimeAsync(1_000)
    network.line.open()
    expect([...network.line.subscriptions]).toEqual(['/c', '/d'])
  })

  it('are recorded once the server has confirmed them, and dropped with the connection', async () => {
    const { store, network, connect } = setUp()
    const standing = () => Object.keys(store.getState().realtime.subscribed)
    store.dispatch(roomsChanged(['/a']))
    connect()
    expect(standing()).toEqual([])
    await vi.advanceTimersByTimeAsync(0)
    expect(standing()).toEqual(['/a'])
    store.dispatch(roomsChanged([]))
    expect(standing()).toEqual([])
    store.dispatch(roomsChanged(['/a']))
    await vi.advanceTimersByTimeAsync(0)
    network.line.end('socket')
    expect(standing()).toEqual([])
  })
})

describe('frames', () => {
  it('of one burst are dispatched together', async () => {
    const { store, network, connect, dispatched } = setUp()
    store.dispatch(roomsChanged(['/a']))
    connect()
    for (let i = 0; i < 50; i += 1) network.line.receive('/a', aRead)
    await vi.advanceTimersByTimeAsync(100)
    expect(dispatched.filter(framesArrived.match).map(({ payload }) => payload.length)).toEqual([50])
  })

  it('arrive while the page is hidden and gets no animation frames', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    const { store, network, connect, dispatched } = setUp()
    store.dispatch(roomsChanged(['/a']))
    connect()
    network.line.receive('/a', aRead)
    await vi.advanceTimersByTimeAsync(100)
    expect(dispatched.filter(framesArrived.match)).toHaveLength(1)
    vi.unstubAllGlobals()
  })

  it.each(BAD_BODIES)(
    'with an unknown body are logged without their text and ignored: %s',
    async (_wrong, body) => {
      const { store, network, connect, logged, dispatched } = setUp()
      store.dispatch(roomsChanged(['/a']))
      connect()
      network.line.receive('/a', body)
      await vi.advanceTimersByTimeAsync(100)
      expect(logged).toHaveBeenCalledExactlyOnceWith('socket: a frame with an unknown body', {
        destination: '/a',
        chars: body.length,
      })
      expect(dispatched.filter(framesArrived.match)).toEqual([])
    },
  )

  it('with a valid body are received between any number of bad ones, and the connection stays open', async () => {
    const { store, network, connect, dispatched, view } = setUp()
    store.dispatch(roomsChanged(['/a']))
    connect()
    for (const [, body] of BAD_BODIES) {
      network.line.receive('/a', body)
      network.line.receive('/a', aRead)
    }
    await vi.advanceTimersByTimeAsync(100)
    expect(dispatched.filter(framesArrived.match).flatMap(({ payload }) => payload)).toEqual(
      BAD_BODIES.map(() => aRead),
    )
    expect(view().status).toBe('live')
    expect(network.lines).toHaveLength(1)
  })

  it('that carry a message without its wrapper are read', async () => {
    const { store, network, connect, dispatched } = setUp()
    store.dispatch(roomsChanged(['/a']))
    connect()
    const message = { messageId: 7, roomId: 5, senderId: 2, senderName: 'bo', content: '안녕' }
    network.line.receive('/a', JSON.stringify({ ...message, timestamp: '2026-01-01T00:00:00.000' }))
    await vi.advanceTimersByTimeAsync(100)
    expect(dispatched.find(framesArrived.match)?.payload).toMatchObject([
      { type: 'MESSAGE', data: { ...message, timestamp: '2026-01-01T00:00:00.000Z' } },
    ])
  })
})

it('a frame that cannot be sent without a connection is logged', () => {
  const { store, logged } = setUp()
  store.dispatch(hello())
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'socket: a frame was not sent, because the socket is not connected',
    '/app/hello',
  )
})

describe('time travel', () => {
  /**
   * Imitates the Redux DevTools, which work below the middleware: while a past state is shown, the store
   * returns it, whatever is dispatched.
   */
  function timeMachine() {
    const past: unknown[] = []
    let shown: number | null = null
    const enhancer: StoreEnhancer = (createStore) => (reducer, preloaded) => {
      const inner = createStore(reducer, preloaded)
      past.push(inner.getState())
      return {
        ...inner,
        getState: () =>
          (shown === null ? inner.getState() : past[shown]) as ReturnType<typeof inner.getState>,
        dispatch(action) {
          const result = inner.dispatch(action)
          past.push(inner.getState())
          return result
        },
      }
    }
    return {
      enhancer,
      past,
      show: (index: number | null) => {
        shown = index
      },
    }
  }

  it('shows the past without dialling, hanging up, subscribing or sending', async () => {
    const machine = timeMachine()
    const { store, network, connect, page } = setUp({ enhancer: machine.enhancer })
    store.dispatch(roomsChanged(['/a']))
    connect()
    store.dispatch(hello())
    store.dispatch(roomsChanged(['/b']))
    await vi.advanceTimersByTimeAsync(100)
    const told = () => [
      network.lines.length,
      network.line.isClosed,
      [...network.line.subscriptions],
      network.line.sent,
    ]
    const before = structuredClone(told())
    const present = store.getState()

    const moments = machine.past.length
    for (let index = 0; index < moments; index += 1) {
      machine.show(index)
      store.dispatch(hello())
      network.line.receive('/b', aRead)
      page.becameVisible()
      await vi.advanceTimersByTimeAsync(2_000)
    }
    expect(told()).toEqual(before)

    machine.show(null)
    expect(store.getState().realtime).toEqual(present.realtime)
    expect(store.getState().member).toMatchObject({ token: 'first', rooms: ['/b'] })
  })
})
