import { describe, expect, vi } from 'vitest'
import { logout } from '#contract/http/auth/auth.ts'
import { PUSH_LIVES_SECONDS } from '#contract/limits.ts'
import type { Push } from '#server/deps.ts'
import { it } from './push.fixtures.ts'
import { pushSender, sendAll } from './sending.service.ts'

const nothing = () => {}

describe('a push that the service does not take now', () => {
  it.for([429, 500, 503])(
    '%i is sent again, later each time',
    async (status, { server, chat, harin, dojun, roomId, aPhone, pushService, allSent, heardBy }) => {
      const phone = await aPhone(dojun)
      pushService.answerWith(status)
      await chat.toGroup(harin, roomId, { content: '하나' })
      const tries = []
      for (const seconds of [0, 4, 1, 9, 1, 19, 1]) {
        server.clock.advance({ seconds })
        await allSent()
        tries.push(pushService.received.length)
      }
      expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4])
      pushService.answerWith(201)
      server.clock.advance({ seconds: 40 })
      expect(await heardBy(phone)).toHaveLength(1)
    },
  )

  it('is sent again when the service has said', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    pushService,
    allSent,
  }) => {
    await aPhone(dojun)
    pushService.answerWith({ status: 429, retryAfter: '600' })
    await chat.toGroup(harin, roomId, { content: '하나' })
    await allSent()
    server.clock.advance({ seconds: 599 })
    // More news does not make it due earlier.
    await chat.toGroup(harin, roomId, { content: '둘' })
    await allSent()
    expect(pushService.received).toHaveLength(1)
    server.clock.advance({ seconds: 1 })
    pushService.answerWith(201)
    await allSent()
    expect(pushService.received[1]).toMatchObject({ status: 201, payload: { count: 2 } })
  })

  it('because it hangs is sent again, and holds up no other', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    aPhone,
    pushService,
    heardBy,
  }) => {
    const [slow, quick] = [await aPhone(dojun), await aPhone(taeo)]
    pushService.answerWith('hangs', slow.subscription)
    const roomId = await chat.aRoom('GROUP', [harin, dojun, taeo])
    await chat.toGroup(harin, roomId, { content: '하나' })
    expect(await heardBy(quick)).toHaveLength(1)
    pushService.answerWith(201, slow.subscription)
    server.clock.advance({ seconds: 5 })
    expect(await heardBy(slow)).toHaveLength(1)
    expect(await heardBy(quick)).toHaveLength(1)
  })

  it('for a day is given up', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    pushService,
    allSent,
    queue,
  }) => {
    await aPhone(dojun)
    pushService.answerWith({ status: 503, retryAfter: String(PUSH_LIVES_SECONDS) })
    await chat.toGroup(harin, roomId, { content: '하나' })
    await allSent()
    expect(await queue()).toEqual([])
    expect(server.logged).toContainEqual(
      expect.objectContaining({ msg: 'gave up a push that could not be delivered in time' }),
    )
  })

  it('is not sent when it has become old meanwhile', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    pushService,
    spread,
    allSent,
    queue,
  }) => {
    await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '하나' })
    await spread()
    server.clock.advance({ seconds: PUSH_LIVES_SECONDS })
    await allSent()
    expect(pushService.received).toEqual([])
    expect(await queue()).toEqual([])
  })

  it('tells at the next try what is unread then', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    pushService,
    allSent,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    pushService.answerWith(500)
    for (const content of ['하나', '둘']) await chat.toGroup(harin, roomId, { content })
    await allSent()
    await chat.readGroup(dojun, roomId, 2)
    server.clock.advance({ minutes: 1 })
    pushService.answerWith(201)
    expect(await heardBy(phone)).toEqual([])
    expect(pushService.received).toHaveLength(1)
  })
})

describe('a subscription that the service does not know', () => {
  it.for([404, 410])(
    '%i ends',
    async (status, { chat, harin, dojun, roomId, aPhone, pushService, allSent, stored, queue }) => {
      const [phone, other] = [await aPhone(dojun), await aPhone(dojun)]
      pushService.answerWith(status, phone.subscription)
      await chat.toGroup(harin, roomId, { content: '하나' })
      await allSent()
      expect(await stored()).toMatchObject([{ sessionId: other.sessionId }])
      await chat.toGroup(harin, roomId, { content: '둘' })
      await allSent()
      const asked = pushService.received.filter(({ endpoint }) => endpoint === phone.subscription.endpoint)
      expect(asked).toHaveLength(1)
      expect(await queue()).toHaveLength(1)
    },
  )
})

describe('a push that is refused', () => {
  it('as too large is sent once more without text', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    pushService,
    allSent,
  }) => {
    const phone = await aPhone(dojun)
    pushService.answerWith(413)
    await chat.toGroup(harin, roomId, { content: '하나' })
    await allSent()
    expect(pushService.received.map(({ payload }) => payload)).toMatchObject([
      { title: '주말 합주', lines: [{ text: '하나' }] },
      { title: null, lines: [], count: 1 },
    ])
    expect(pushService.payloadsOf(phone.subscription)).toEqual([])
  })

  it('for another reason is dropped and logged, without the address', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    pushService,
    allSent,
    queue,
    stored,
  }) => {
    const phone = await aPhone(dojun)
    pushService.answerWith(400)
    await chat.toGroup(harin, roomId, { content: '하나' })
    await allSent()
    await allSent()
    expect(pushService.received).toHaveLength(1)
    expect(await queue()).toEqual([])
    expect(await stored()).toHaveLength(1)
    const refused = server.logged.find(({ msg }) => msg === 'a push service refused a push')
    expect(refused).toMatchObject({ status: 400, service: new URL(pushService.origin).host })
    expect(JSON.stringify(server.logged)).not.toContain(new URL(phone.subscription.endpoint).pathname)
  })
})

describe('several nodes', () => {
  it('that send at once send nothing twice', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    aPhone,
    pushService,
  }) => {
    const phones = []
    for (const member of [dojun, dojun, dojun, taeo, taeo]) phones.push(await aPhone(member))
    const rooms = []
    for (let n = 0; n < 4; n += 1) rooms.push(await chat.aRoom('GROUP', [harin, dojun, taeo]))
    for (const roomId of rooms) await chat.toGroup(harin, roomId, { content: '하나' })
    await Promise.all([sendAll(server.deps), sendAll(server.deps), sendAll(server.deps)])
    expect(pushService.received).toHaveLength(rooms.length * phones.length)
    const each = pushService.received.map(({ endpoint, payload }) => `${endpoint} ${JSON.stringify(payload)}`)
    expect(new Set(each).size).toBe(each.length)
  })

  it('take over what a node has taken and never finished', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    spread,
    pushService,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '하나' })
    await spread()
    // A node that dies while it sends: the push service never hears from it.
    const push: Push = { ...server.deps.push, send: () => new Promise(() => {}) }
    await pushSender({ ...server.deps, push }, nothing).begin()
    expect(await heardBy(phone)).toEqual([])
    server.clock.advance({ seconds: 59 })
    expect(await heardBy(phone)).toEqual([])
    server.clock.advance({ seconds: 1 })
    expect(await heardBy(phone)).toHaveLength(1)
    expect(pushService.received).toHaveLength(1)
  })

  it('find the news of a node that failed while it looked for recipients', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
    newsCount,
  }) => {
    const phone = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '하나' })
    const inSight = () => {
      throw new Error('this node fails')
    }
    await expect(sendAll({ ...server.deps, inSight })).rejects.toThrow('this node fails')
    expect(await newsCount()).toBe(1)
    expect(await heardBy(phone)).toHaveLength(1)
  })

  it('leave a push to the one that has taken it over', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    spread,
    heardBy,
    queue,
  }) => {
    const phone = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '하나' })
    await spread()
    let answer = nothing
    const push: Push = {
      ...server.deps.push,
      send: () => new Promise((resolve) => (answer = () => resolve({ is: 'later', retryAfterSeconds: 5 }))),
    }
    const late = pushSender({ ...server.deps, push }, nothing)
    await late.begin()
    await vi.waitFor(() => expect(answer).not.toBe(nothing))
    server.clock.advance({ minutes: 1 })
    expect(await heardBy(phone)).toHaveLength(1)
    const before = await queue()
    answer()
    await late.idle()
    expect(await queue()).toEqual(before)
  })
})

it('a message that comes while a push of its room is under way is told by the next', async ({
  server,
  chat,
  harin,
  dojun,
  roomId,
  aPhone,
  heardBy,
}) => {
  const phone = await aPhone(dojun)
  await chat.toGroup(harin, roomId, { content: '하나' })
  const { push } = server.deps
  let isFirst = true
  const slow: Push = {
    ...push,
    async send(...sent) {
      if (isFirst) {
        isFirst = false
        await chat.toGroup(harin, roomId, { content: '둘' })
      }
      return push.send(...sent)
    },
  }
  await sendAll({ ...server.deps, push: slow })
  expect(await heardBy(phone)).toMatchObject([{ count: 1 }, { count: 2 }])
})

it('a log-out while a push waits for its next try ends it', async ({
  server,
  chat,
  harin,
  dojun,
  roomId,
  aPhone,
  pushService,
  allSent,
  queue,
}) => {
  const phone = await aPhone(dojun)
  pushService.answerWith(503)
  await chat.toGroup(harin, roomId, { content: '하나' })
  await allSent()
  await server.call(logout, { as: phone.token, body: { refreshToken: phone.refreshToken } })
  server.clock.advance({ minutes: 1 })
  await allSent()
  expect(pushService.received).toHaveLength(1)
  expect(await queue()).toEqual([])
})

it('a device of Apple gets no push that shows nothing', async ({
  server,
  chat,
  harin,
  dojun,
  roomId,
  aDevice,
  queue,
}) => {
  const phone = await aDevice(dojun)
  const sent: unknown[] = []
  const push: Push = {
    ...server.deps.push,
    send: async (_, payload) => {
      sent.push(JSON.parse(payload))
      return { is: 'delivered' }
    },
  }
  await phone.subscribes({ ...phone.subscription, endpoint: 'https://web.push.apple.com/QAbc' })
  await chat.toGroup(harin, roomId, { content: '하나' })
  await sendAll({ ...server.deps, push })
  await chat.readGroup(dojun, roomId, 1)
  await sendAll({ ...server.deps, push })
  expect(sent).toMatchObject([{ kind: 'MESSAGES' }])
  expect(await queue()).toEqual([])
})
