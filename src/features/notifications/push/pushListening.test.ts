import { afterEach, expect, it, vi } from 'vitest'
import { enveloped, refusal, stubServer } from '#src/api/testing/stubServer.ts'
import { makeStore } from '#src/app/store.ts'
import { loggedIn } from '#src/auth/authSlice.ts'
import { logOut } from '#src/auth/logOut.ts'
import { pushRecords } from '#src/lib/push/pushRecords.ts'
import { allowConsole } from '#tests/env/quietConsole.ts'
import { makePushListening } from './pushListening.ts'
import {
  messageSent,
  pushDeclined,
  pushReducer,
  pushRequested,
  pushStarted,
  pushTurnedOff,
  selectPush,
  type WithPush,
} from './pushSlice.ts'
import { fakePushDevice } from './testing/fakePushDevice.ts'

const KEY = '/api/notifications/push/key'
const SUBSCRIPTION = '/api/notifications/push/subscription'
const YUNA = { memberId: 3, accessToken: 'yuna', refreshToken: 'r' }
const HARIN = { memberId: 4, accessToken: 'harin', refreshToken: 'r' }

let dispose = () => {}
afterEach(() => dispose())

/** The app on a device; `isDown`: the server does not answer. */
function anApp(fake = fakePushDevice(), { member = YUNA }: { member?: typeof YUNA | null } = {}) {
  dispose()
  const server = { isDown: false, publicKey: 'key-1' }
  const seen = stubServer(({ path }) => {
    if (server.isDown) return 'offline'
    if (path === KEY) return enveloped({ publicKey: server.publicKey })
    return path.startsWith('/auth/') ? { json: { message: '' } } : enveloped(null)
  })
  const records = pushRecords()
  const effects = { device: fake.device, records, alone: inTurn() }
  const kit = makeStore({ wait: async () => {} })
  if (member) kit.store.dispatch(loggedIn(member, { elsewhere: true }))
  const listening = makePushListening(effects)
  kit.attach('push', () => ({ reducers: { push: pushReducer }, middleware: [listening.middleware] }))
  dispose = () => {
    listening.dispose()
    kit.dispose()
  }
  const { store } = kit
  const { device, state } = fake
  store.dispatch(pushStarted({ whyNone: device.whyNone(), permission: device.permission() }))
  const push = () => selectPush(store.getState() as unknown as WithPush)!
  return {
    fake,
    server,
    seen,
    records,
    device: state,
    store,
    push,
    sent: (method: string) => seen.filter((each) => each.method === method && each.path === SUBSCRIPTION),
    /** Until what the device has for the member is known. */
    read: () => vi.waitFor(() => expect(push().wish).not.toBeNull()),
    look: () => listening.lookAgain(store),
  }
}

/** One task at a time, as the lock of the browser. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task)
    last = next.catch(() => {})
    return next
  }
}

async function anAppWithPushes() {
  const app = anApp()
  await app.read()
  app.store.dispatch(pushRequested())
  await vi.waitFor(() => expect(app.push().isOn).toBe(true))
  return app
}

/** Waits for both: the app closes the notifications after it has forgotten the subscription. */
function expectNothingLeft({ device, records }: ReturnType<typeof anApp>) {
  return vi.waitFor(async () => {
    expect(device).toMatchObject({ subscription: null, notifications: [] })
    expect(await records.readSent()).toBeNull()
  })
}

it('nobody is asked when the app starts', async () => {
  const app = anApp()
  await app.read()
  expect(app.device.asked).toBe(0)
  expect(app.seen).toEqual([])
})

it('알림 받기 asks the browser, subscribes with the server’s key and tells the server', async () => {
  const app = await anAppWithPushes()
  expect(app.device.asked).toBe(1)
  expect(app.device.subscription?.publicKey).toBe('key-1')
  expect(app.sent('PUT').map(({ body, token }) => ({ body, token }))).toEqual([
    {
      body: { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'auth-1' } },
      token: 'Bearer yuna',
    },
  ])
})

it('a second tap changes nothing', async () => {
  const app = anApp()
  await app.read()
  app.store.dispatch(pushRequested())
  app.store.dispatch(pushRequested())
  await vi.waitFor(() => expect(app.push().isOn).toBe(true))
  expect(app.device.asked).toBe(1)
  expect(app.sent('PUT')).toHaveLength(1)
})

it.each(['denied', 'default'] as const)('an answer of %s subscribes nothing', async (answer) => {
  const app = anApp()
  app.device.answer = answer
  await app.read()
  app.store.dispatch(pushRequested())
  await vi.waitFor(() => expect(app.push().isBusy).toBe(false))
  expect(app.push()).toMatchObject({ permission: answer, isOn: false })
  expect(app.seen).toEqual([])
})

it('a refusal in the chat is explained by a toast that leads to the steps', async () => {
  const app = anApp()
  app.device.answer = 'denied'
  await app.read()
  app.store.dispatch(pushRequested())
  await vi.waitFor(() => expect(app.store.getState().toasts.shown).toHaveLength(1))
  expect(app.store.getState().toasts.shown[0]?.action?.to).toBe('/my/setting/notifications/on')
})

it.each([
  ['the browser does not subscribe', { refuses: true }, {}],
  ['the server does not answer', {}, { isDown: true }],
])('when %s it stays off, with a toast', async (_why, device, server) => {
  allowConsole('error', /could not be subscribed/)
  const app = anApp()
  Object.assign(app.device, device)
  Object.assign(app.server, server)
  await app.read()
  app.store.dispatch(pushRequested())
  await vi.waitFor(() => expect(app.push().isBusy).toBe(false))
  expect(app.push().isOn).toBe(false)
  expect(app.store.getState().toasts.shown[0]?.text).toMatch('알림을 켜지 못했습니다')
})

it('the next start sends nothing when the server has the same subscription', async () => {
  const { fake } = await anAppWithPushes()
  const app = anApp(fake)
  await app.read()
  expect(app.push().isOn).toBe(true)
  expect(app.seen.map(({ path }) => path)).toEqual([KEY])
})

it('the next start sends a subscription that the browser has replaced', async () => {
  const { fake } = await anAppWithPushes()
  await fake.device.unsubscribe()
  await fake.device.subscribe('key-1')
  const app = anApp(fake)
  await app.read()
  expect(app.sent('PUT').map(({ body }) => body)).toEqual([
    { endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'auth-2' } },
  ])
})

it('a subscription that was sent a day ago is sent again', async () => {
  const { fake, records } = await anAppWithPushes()
  const sent = (await records.readSent())!
  await records.keepSent({ ...sent, sentAt: Date.now() - 25 * 60 * 60 * 1000 })
  const app = anApp(fake)
  await app.read()
  expect(app.sent('PUT')).toHaveLength(1)
})

it('another key of the server makes another subscription', async () => {
  const { fake } = await anAppWithPushes()
  const app = anApp(fake)
  app.server.publicKey = 'key-2'
  await app.read()
  expect(app.device.subscription?.publicKey).toBe('key-2')
  expect(app.sent('PUT')).toHaveLength(1)
})

it('a start without a network keeps the pushes on', async () => {
  const { fake } = await anAppWithPushes()
  const app = anApp(fake)
  app.server.isDown = true
  await app.read()
  expect(app.push().isOn).toBe(true)
})

it('a subscription that could not be sent at the start is sent when the page looks again', async () => {
  const { fake } = await anAppWithPushes()
  await fake.device.unsubscribe()
  const app = anApp(fake)
  app.server.isDown = true
  await app.read()
  expect(app.push().isOn).toBe(false)
  app.server.isDown = false
  await app.look()
  expect(app.push().isOn).toBe(true)
  expect(app.sent('PUT')).toHaveLength(1)
})

it('a browser that does not subscribe at the start has pushes once it does', async () => {
  const { fake } = await anAppWithPushes()
  await fake.device.unsubscribe()
  fake.state.refuses = true
  const app = anApp(fake)
  await app.read()
  expect(app.push()).toMatchObject({ wish: 'on', isOn: false })
  fake.state.refuses = false
  await app.look()
  expect(app.push().isOn).toBe(true)
})

it('a device whose storage is blocked has no pushes, and may be asked', async () => {
  allowConsole('error', /the pushes of this device/)
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const app = anApp()
  await app.read()
  open.mockRestore()
  expect(app.push()).toMatchObject({ wish: 'none', isOn: false })
})

it('looking again asks the server nothing when nothing has changed', async () => {
  const app = await anAppWithPushes()
  const before = app.seen.length
  await app.look()
  await app.look()
  expect(app.seen).toHaveLength(before)
})

it('a permission that was taken away meanwhile is seen when the page looks again', async () => {
  const app = await anAppWithPushes()
  app.device.permission = 'denied'
  app.device.subscription = null
  await app.look()
  expect(app.push()).toMatchObject({ permission: 'denied', isOn: false, wish: 'on' })
})

it('the switch ends the subscription here and on the server, and it stays off', async () => {
  const app = await anAppWithPushes()
  app.store.dispatch(pushTurnedOff())
  await vi.waitFor(() => expect(app.device.subscription).toBeNull())
  expect(app.sent('DELETE')).toHaveLength(1)
  await vi.waitFor(async () => expect(await app.records.readWish(3)).toBe('off'))
  const next = anApp(app.fake)
  await next.read()
  expect(next.push()).toMatchObject({ wish: 'off', isOn: false })
  expect(next.seen).toEqual([])
})

it('a log-out ends pushes with the tokens of the session, and closes every notification', async () => {
  const app = await anAppWithPushes()
  app.device.notifications = ['room-7', 'notification-2']
  await app.store.dispatch(logOut())
  await expectNothingLeft(app)
  expect(app.sent('DELETE').map(({ token }) => token)).toEqual(['Bearer yuna'])
  expect(app.push()).toMatchObject({ isOn: false, wish: null, permission: 'granted' })
})

it('a log-out without a network leaves nothing on the device either', async () => {
  const app = await anAppWithPushes()
  app.device.notifications = ['room-7']
  app.server.isDown = true
  await app.store.dispatch(logOut())
  await expectNothingLeft(app)
})

it('the same member has pushes again after the next log-in, without a question', async () => {
  const app = await anAppWithPushes()
  await app.store.dispatch(logOut())
  app.store.dispatch(loggedIn(YUNA))
  await vi.waitFor(() => expect(app.push().isOn).toBe(true))
  expect(app.device.asked).toBe(1)
  expect(app.sent('PUT')).toHaveLength(2)
})

it('another member on the device has none until they want them', async () => {
  const app = await anAppWithPushes()
  await app.store.dispatch(logOut())
  app.store.dispatch(loggedIn(HARIN))
  await app.read()
  expect(app.device.subscription).toBeNull()
  expect(app.push()).toMatchObject({ wish: 'none', isOn: false })
})

it('a switch of the account in another tab leaves the next member’s subscription alone', async () => {
  const app = await anAppWithPushes()
  // the other tab has logged out, logged in as Harin and subscribed
  const subscription = await app.fake.device.subscribe('key-1')
  const { endpoint, keys } = subscription
  await app.records.keepSent({
    memberId: 4,
    endpoint,
    auth: keys.auth,
    publicKey: 'key-1',
    sentAt: Date.now(),
  })
  await app.records.keepWish(4, 'on')
  await app.store.dispatch(logOut())
  app.store.dispatch(loggedIn(HARIN, { elsewhere: true }))
  await app.read()
  expect(app.device.subscription).toEqual(subscription)
  expect(app.push().isOn).toBe(true)
})

it('a start without a member removes what a session that has ended left', async () => {
  const { fake } = await anAppWithPushes()
  fake.state.notifications = ['room-7']
  localStorage.clear()
  await expectNothingLeft(anApp(fake, { member: null }))
})

it('a refused renewal of the subscription is tried again and does not end the app', async () => {
  const { fake } = await anAppWithPushes()
  await fake.device.unsubscribe()
  const app = anApp(fake)
  stubServer(({ path }) => (path === KEY ? enveloped({ publicKey: 'key-1' }) : refusal(400, 'COMMON400')))
  await app.read()
  expect(app.push().isOn).toBe(false)
})

it('the chat asks in the room of the first message, and 나중에 is kept', async () => {
  const app = anApp()
  await app.read()
  app.store.dispatch(messageSent({ roomId: 7 }))
  app.store.dispatch(messageSent({ roomId: 8 }))
  expect(app.push().askingIn).toBe(7)
  app.store.dispatch(pushDeclined())
  app.store.dispatch(messageSent({ roomId: 7 }))
  expect(app.push().askingIn).toBeNull()
  await vi.waitFor(async () => expect(await app.records.readWish(3)).toBe('later'))
  const next = anApp(app.fake)
  await next.read()
  next.store.dispatch(messageSent({ roomId: 7 }))
  expect(next.push().askingIn).toBeNull()
})

it('the chat does not ask where pushes are denied, impossible or decided', async () => {
  for (const facts of [{ permission: 'denied' }, { whyNone: 'in-app' }] as const) {
    const fake = fakePushDevice()
    Object.assign(fake.state, facts)
    const app = anApp(fake)
    if (fake.state.whyNone === null) await app.read()
    app.store.dispatch(messageSent({ roomId: 7 }))
    expect(app.push().askingIn).toBeNull()
  }
  const app = await anAppWithPushes()
  app.store.dispatch(messageSent({ roomId: 7 }))
  expect(app.push().askingIn).toBeNull()
})
