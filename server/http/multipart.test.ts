import { beforeEach, describe, expect, it } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import { createRoom, listRooms } from '#contract/http/chat/rooms.ts'
import { createRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { IMAGE_MAX_BYTES, JSON_BODY_MAX_BYTES } from '#contract/limits.ts'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

// Uses CH2, which has both a JSON part and a picture.

let server: TestServer
let harin: TestMember
let json: string
beforeEach(async () => {
  server = await testServer()
  harin = await server.aMember()
  json = JSON.stringify({ memberIds: [(await server.aMember()).memberId], roomName: '합주' })
})

const post = (init: Init) => postTo(createRoom.path, init)

interface Init {
  body?: BodyInit
  headers?: Record<string, string>
  duplex?: 'half'
}

async function postTo(path: string, init: Init) {
  const token = await server.deps.tokens.signAccess(harin, server.deps.now())
  const response = await server.app.request(path, {
    method: 'POST',
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...init.headers },
  })
  const { code, result } = (await response.json()) as Envelope
  return { status: response.status, code, result }
}

function form(...parts: [name: string, value: string | Blob][]): FormData {
  const made = new FormData()
  for (const [name, value] of parts) made.append(name, value)
  return made
}

const written = (boundary: string, ...lines: string[]) => ({
  headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  body: lines.join('\r\n'),
})

const roomCount = async () => (await server.call(listRooms, { as: harin })).value.chatRoomInfos.length

describe('the JSON part', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'text/plain', ''])(
    'may be a file of type "%s"',
    async (type) => {
      expect((await post({ body: form(['data', new Blob([json], { type })]) })).code).toBe('COMMON200')
    },
  )

  it('may be a text part, with or without a type', async () => {
    const head = ['--x', 'Content-Disposition: form-data; name="data"']
    for (const type of [[], ['Content-Type: application/json']])
      expect((await post(written('x', ...head, ...type, '', json, '--x--', ''))).code).toBe('COMMON200')
  })

  it('may not have any other type', async () => {
    const body = form(['data', new Blob([json], { type: 'application/xml' })])
    expect(await post({ body })).toMatchObject({ status: 415, code: 'COMMON415' })
  })

  it('is required', async () => {
    expect(await post({ body: form(['image', asFile(await aPhoto(40, 30))]) })).toEqual({
      status: 400,
      code: 'COMMON400',
      result: { data: '필수 값입니다.' },
    })
  })

  it.each(['', '{', 'null', '[]', '"text"'])('must hold an object: %s', async (text) => {
    expect(await post({ body: form(['data', text]) })).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('has the same size limit as any other JSON body', async () => {
    const long = JSON.stringify({ roomName: 'a'.repeat(JSON_BODY_MAX_BYTES) })
    for (const value of [long, new Blob([long])])
      expect(await post({ body: form(['data', value]) })).toMatchObject({ status: 413, code: 'COMMON413' })
  })
})

describe('the body', () => {
  it.each([
    ['JSON', { 'Content-Type': 'application/json' }],
    ['a form without files', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['parts of another sort', { 'Content-Type': 'multipart/mixed; boundary=x' }],
  ])('is refused with COMMON415 when it is %s', async (_, headers) => {
    expect(await post({ body: json, headers })).toMatchObject({ status: 415, code: 'COMMON415' })
  })

  it('is refused with COMMON415 when there is none', async () => {
    expect(await post({})).toMatchObject({ status: 415, code: 'COMMON415' })
  })

  it('is malformed without a boundary, and when it is truncated', async () => {
    const headers = { 'Content-Type': 'multipart/form-data' }
    expect(await post({ body: json, headers })).toMatchObject({ status: 400, code: 'COMMON400' })
    const cut = written('x', '--x', 'Content-Disposition: form-data; name="data"', '', json)
    expect(await post(cut)).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('is read only up to its size limit', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const answer = await post({ body: endless, headers, duplex: 'half' })
    expect(answer).toMatchObject({ status: 413, code: 'COMMON413' })
    expect(sent).toBeLessThan(IMAGE_MAX_BYTES * 1.1)
  })

  it('is not read before the caller is authenticated', async () => {
    const answer = await server.app.request(createRoom.path, { method: 'POST', body: json })
    expect(answer.status).toBe(401)
  })
})

describe('parts', () => {
  it('with the same name count once: the first wins', async () => {
    const body = form(['data', json], ['data', '{'], ['image', ''], ['image', asFile('only a text')])
    expect((await post({ body })).code).toBe('COMMON200')
  })

  it('that carry the JSON count once, and the last wins if the call says so (RC1)', async () => {
    const [first, last] = ['하나', '둘'].map((name) => JSON.stringify({ name }))
    const picture: [string, File][] = [
      ['image', asFile('')],
      ['image', asFile('only a text')],
    ]
    const answer = await postTo(createRecruitment.path, {
      body: form(['data', '{'], ['data', first!], ...picture, ['data', last!]),
    })
    expect(answer).toMatchObject({ status: 200, result: { bandName: '둘', profileImageUrl: null } })
  })

  it('with unknown names are ignored', async () => {
    expect((await post({ body: form(['data', json], ['other', asFile('x')]) })).code).toBe('COMMON200')
  })

  it('are 32 at most, known or not', async () => {
    const others = (count: number) =>
      Array.from({ length: count }, (_, n): [string, string] => [`other${n}`, ''])
    expect((await post({ body: form(['data', json], ...others(31)) })).code).toBe('COMMON200')
    const tooMany = await post({ body: form(['data', json], ...others(32)) })
    expect(tooMany).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(await roomCount()).toBe(1)
  })

  it('are counted by the boundary that the parser uses, however the header writes it', async () => {
    const part = ['--x', 'Content-Disposition: form-data; name="data"', '', json]
    const many = Array.from({ length: 33 }, () => part).flat()
    for (const type of ['boundary=x', 'BOUNDARY="x"', 'charset=utf-8;boundary=x; boundary=y']) {
      const headers = { 'Content-Type': `multipart/form-data; ${type}` }
      const few = await post({ headers, body: [...part, '--x--', ''].join('\r\n') })
      expect(few.code).toBe('COMMON200')
      const refused = await post({ headers, body: [...many, '--x--', ''].join('\r\n') })
      expect(refused).toMatchObject({ status: 400, code: 'COMMON400' })
    }
  })

  it('that must be a file are refused when they are text', async () => {
    const body = form(['data', json], ['image', 'https://example.com/room.jpg'])
    expect(await post({ body })).toMatchObject({ status: 415, code: 'COMMON415' })
    expect(await roomCount()).toBe(0)
  })
})
