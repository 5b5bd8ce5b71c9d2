import { afterEach, describe, expect, it, vi } from 'vitest'
import { login, logout } from '#contract/http/auth/auth.ts'
import { checkNickname } from '#contract/http/auth/signup.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { createRoom, enterRoom, openPrivateRoom } from '#contract/http/chat/rooms.ts'
import { readNotification } from '#contract/http/notifications/notifications.ts'
import { changeProfile } from '#contract/http/profile/profile.ts'
import { askEarly, forgetEarly } from './early.ts'
import { request } from './request.ts'
import { send } from './send.ts'
import { enveloped, refusal, stubServer } from './testing/stubServer.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const PAGE = { messages: [], hasNext: false, lastMessageId: null }

describe('a request', () => {
  it('gets its method, address, query and header from its call', async () => {
    const seen = stubServer(() => enveloped(PAGE))
    await send(
      request(listMessages, { path: { roomId: 7 }, query: { cursor: 90, after: undefined, limit: 20 } }),
      'tok',
    )
    expect(seen).toEqual([
      {
        method: 'GET',
        path: '/api/chat/rooms/7/messages?cursor=90&limit=20',
        token: 'Bearer tok',
        key: null,
        body: undefined,
      },
    ])
  })

  it('has no token when the call needs none, and encodes its query', async () => {
    const seen = stubServer(() => ({ json: { available: true } }))
    await send(request(checkNickname, { query: { nickname: '유나&' } }), 'tok')
    expect(seen[0]).toMatchObject({
      path: '/member/check-nickname?nickname=%EC%9C%A0%EB%82%98%26',
      token: null,
    })
  })

  it('sends its body as JSON', async () => {
    const seen = stubServer(() => ({ json: { message: '' } }))
    await send(request(logout, { body: { refreshToken: 'r' } }), 'tok')
    expect(seen[0]).toMatchObject({ method: 'POST', body: { refreshToken: 'r' }, token: 'Bearer tok' })
  })
})

describe('the parts of a request', () => {
  it('leave null and undefined out of the address', async () => {
    const seen = stubServer(() => enveloped(PAGE))
    const query = { cursor: null, after: undefined, limit: 0 } as unknown as { limit: number }
    await send(request(listMessages, { path: { roomId: 7 }, query }), 'tok')
    expect(seen[0]?.path).toBe('/api/chat/rooms/7/messages?limit=0')
  })

  it('set the content type of a JSON body', async () => {
    let type: string | null = ''
    vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
      type = new Request(address, init).headers.get('Content-Type')
      return new Response('{}')
    })
    await send(request(logout, { body: { refreshToken: 'r' } }), 'tok')
    expect(type).toBe('application/json')
  })

  it('use an early answer only for a GET', async () => {
    const address = '/api/chat/rooms/7/enter'
    const seen = stubServer(() => enveloped({ roomId: 'seven' }))
    askEarly([address], 'tok')
    await send(
      {
        ...request(enterRoom, { path: { roomId: 7 } }),
        call: { ...enterRoom, method: 'POST', path: address },
      },
      'tok',
    )
    forgetEarly()
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })
})

describe('a request that may be JSON or a form', () => {
  const change = (files: { profileImage?: Blob | null }) =>
    send(request(changeProfile, { body: { nickname: '유나' }, files }), 'tok')

  it('is JSON without a file and a form with one', async () => {
    const seen = stubServer(() => enveloped({}))
    await change({ profileImage: null })
    expect(seen[0]?.body).toEqual({ nickname: '유나' })
    await change({ profileImage: new File(['…'], 'a.jpg', { type: 'image/jpeg' }) })
    expect(seen[1]?.body).toBeInstanceOf(FormData)
  })
})

describe('a multipart request', () => {
  const made = enveloped({
    roomId: 1,
    roomName: '합주',
    roomImageUrl: null,
    lastMessageTime: '2026-11-20T01:02:03.000Z',
    roomtype: 'GROUP',
    memberInfos: [],
  })
  const body = { memberIds: [2], roomName: '합주' }

  async function sentWith(image?: Blob | null): Promise<FormData> {
    const seen = stubServer(() => made)
    const answer = await send(request(createRoom, { body, files: { image } }), 'tok')
    expect(answer.data).toMatchObject({ roomId: 1 })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/chat/rooms', token: 'Bearer tok' })
    return seen[0]!.body as FormData
  }

  it('has its body as a JSON part and its file under its own name', async () => {
    const form = await sentWith(new File(['…'], '우리 밴드.jpg', { type: 'image/jpeg' }))
    const data = form.get('data') as File
    expect([data.type, JSON.parse(await data.text())]).toEqual(['application/json', body])
    expect(form.get('image')).toMatchObject({ name: '우리 밴드.jpg', type: 'image/jpeg' })
  })

  it('leaves out a file that was not chosen', async () => {
    expect([...(await sentWith(null)).keys()]).toEqual(['data'])
    expect([...(await sentWith()).keys()]).toEqual(['data'])
  })

  it('has no JSON part when it has no body', async () => {
    const seen = stubServer(() => made)
    const image = new File(['…'], 'a.jpg', { type: 'image/jpeg' })
    await send({ ...request(createRoom, { body, files: { image } }), body: undefined }, 'tok')
    expect([...(seen[0]!.body as FormData).keys()]).toEqual(['image'])
  })

  it('leaves the content type to the browser, which knows the boundary', async () => {
    let type: string | null = ''
    vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
      type = new Request(address, init).headers.get('Content-Type')
      return new Response('{}')
    })
    await send(request(createRoom, { body }), 'tok')
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('has three times as long, because a picture takes longer on a phone', async () => {
    vi.useFakeTimers()
    stubServer(() => 'silence')
    const answer = vi.fn()
    void send(request(createRoom, { body }), 'tok').then(answer)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledWith({ error: { kind: 'timeout' } })
  })
})

describe('an answer', () => {
  const ask = () => send(request(enterRoom, { path: { roomId: 7 } }), 'tok')
  const logIn = () => send(request(login, { body: { email: 'a@b.kr', password: 'x' } }), null)

  it('is unwrapped and checked: a timestamp without a zone becomes UTC', async () => {
    const message = {
      messageId: 1,
      roomId: 7,
      senderId: 3,
      senderName: 'yuna',
      content: '안녕',
      timestamp: '2026-11-20T01:02:03',
    }
    stubServer(() => enveloped({ ...PAGE, messages: [message] }))
    const answer = await send(request(listMessages, { path: { roomId: 7 } }), 'tok')
    expect(answer.data).toMatchObject({ messages: [{ timestamp: '2026-11-20T01:02:03Z', type: 'TEXT' }] })
  })

  it('is read without an envelope when the call is bare', async () => {
    stubServer(() => ({ json: { memberId: 3, accessToken: 'a', refreshToken: 'r' } }))
    expect((await logIn()).data).toEqual({ memberId: 3, accessToken: 'a', refreshToken: 'r' })
  })

  it.each([
    ['a value of another shape', enveloped({ roomId: 'seven' })],
    ['no envelope', { json: { roomId: 7 } }],
    ['no JSON', { text: '<html>' }],
  ])('that violates the contract is broken: %s', async (_what, reply) => {
    stubServer(() => reply)
    expect((await ask()).error).toEqual({ kind: 'broken', status: 200 })
  })

  it('that is a refusal keeps its code, sentence and value', async () => {
    stubServer(() => refusal(409, 'CHAT4010', '이미 채팅방이 존재합니다.', { roomId: 12 }))
    const answer = await send(request(openPrivateRoom, { body: { memberId: 2 } }), 'tok')
    expect(answer.error).toEqual({
      kind: 'refused',
      status: 409,
      code: 'CHAT4010',
      message: '이미 채팅방이 존재합니다.',
      result: { roomId: 12 },
    })
  })

  it('that refuses fields has their texts', async () => {
    stubServer(() => refusal(400, 'COMMON400', '잘못된 요청입니다.', { email: '필수 값입니다.' }))
    expect((await logIn()).error).toMatchObject({ fields: { email: '필수 값입니다.' } })
  })

  it('that is another refusal has no fields, and no value unless one was sent', async () => {
    stubServer(() => refusal(409, 'CHAT4010', '이미 있습니다.', { email: '필수 값입니다.' }))
    expect((await logIn()).error).not.toHaveProperty('fields')
    stubServer(() => refusal(409, 'CHAT4010'))
    expect((await logIn()).error).toEqual({
      kind: 'refused',
      status: 409,
      code: 'CHAT4010',
      message: 'CHAT4010',
    })
  })

  it.each([
    ['nothing', null],
    ['a sentence', 'email'],
    ['a list of numbers', [1, 2]],
    ['a text and a number', { email: '필수 값입니다.', age: 3 }],
  ])('that refuses without a text per field has no fields: %s', async (_what, result) => {
    stubServer(() => refusal(400, 'COMMON400', '잘못된 요청입니다.', result))
    const { error } = await logIn()
    expect(error).toMatchObject({ kind: 'refused', code: 'COMMON400', result })
    expect(error).not.toHaveProperty('fields')
  })

  it('that is a refusal with a success status is still a refusal', async () => {
    stubServer(() => refusal(200, 'CHAT4004', '방이 없습니다.', { roomId: 7 }))
    expect((await ask()).error).toMatchObject({ kind: 'refused', code: 'CHAT4004' })
  })

  it('of a call without a value is null, whatever the envelope contains', async () => {
    stubServer(() => enveloped('changed'))
    const read = request(readNotification, { query: { type: 'CHAT', notificationId: 1 } })
    expect(await send(read, 'tok')).toEqual({ data: null })
  })

  it('with a Retry-After header has its seconds', async () => {
    stubServer(() => ({ ...refusal(429, 'COMMON429'), headers: { 'Retry-After': '12' } }))
    expect((await logIn()).error).toMatchObject({ status: 429, retryAfterSeconds: 12 })
  })

  it.each([
    [
      'with an envelope',
      refusal(503, 'COMMON503', '서비스를 잠시 사용할 수 없습니다.'),
      '서비스를 잠시 사용할 수 없습니다.',
    ],
    ['with status 500', refusal(500, 'COMMON500', '서버 오류'), '서버 오류'],
    ['without an envelope', { status: 503, text: 'Bad gateway' }, undefined],
  ])('with a 5xx status is broken, %s', async (_how, reply, message) => {
    stubServer(() => reply)
    expect((await ask()).error).toMatchObject({
      kind: 'broken',
      status: reply.status,
      ...(message && { message }),
    })
  })
})

describe('a missing answer', () => {
  const ask = (signal?: AbortSignal) => send(request(enterRoom, { path: { roomId: 7 } }), 'tok', signal)

  it('without a network is offline', async () => {
    stubServer(() => 'offline')
    expect((await ask()).error).toEqual({ kind: 'offline' })
  })

  it('within 10 seconds is a timeout', async () => {
    vi.useFakeTimers()
    stubServer(() => 'silence')
    const answer = ask()
    await vi.advanceTimersByTimeAsync(9_999)
    const early = await Promise.race([answer, Promise.resolve('still waiting')])
    expect(early).toBe('still waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).error).toEqual({ kind: 'timeout' })
  })

  it('is not awaited after the caller aborted', async () => {
    stubServer(() => 'silence')
    const gone = new AbortController()
    const answer = ask(gone.signal)
    gone.abort()
    expect((await answer).error).toEqual({ kind: 'timeout' })
  })

  it('is not awaited when the caller aborted before the request', async () => {
    stubServer(() => 'silence')
    expect((await ask(AbortSignal.abort())).error).toEqual({ kind: 'timeout' })
  })

  it('leaves no timer and no listener', async () => {
    vi.useFakeTimers()
    stubServer(() => 'offline')
    const asker = new AbortController()
    const ended = vi.spyOn(asker.signal, 'removeEventListener')
    await ask(asker.signal)
    expect(vi.getTimerCount()).toBe(0)
    expect(ended).toHaveBeenCalledWith('abort', expect.any(Function))
  })
})
