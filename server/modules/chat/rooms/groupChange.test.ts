import { describe, expect } from 'vitest'
import { changeRoom, joinRoom } from '#contract/http/chat/rooms.ts'
import { IMAGE_MAX_BYTES } from '#contract/limits.ts'
import type { TestMember } from '#server/testing/members.ts'
import { anSvg, aPhoto, asFile, aSeeThroughPng } from '#server/testing/pictures.ts'
import { XSS_STRINGS } from '#server/testing/xssStrings.ts'
import { it, photo } from './groups.fixtures.ts'

describe('changing a group (CH3)', () => {
  it('sets another name for every member, and publishes no event', async ({
    server,
    harin,
    dojun,
    roomId,
    groups,
  }) => {
    const answer = await groups.change({ roomId, roomName: '  금요 합주 ' })
    expect(answer.value).toEqual({ roomId, roomName: '금요 합주', roomProfileUrl: null, isOpen: false })
    expect(await groups.faceOf(harin)).toEqual(['금요 합주', null])
    expect(await groups.faceOf(dojun)).toEqual(['금요 합주', null])
    expect(server.events).toEqual([])
  })

  it('sets a picture and keeps the name', async ({ server, kept, dojun, roomId, groups }) => {
    const { value } = await groups.change({ roomId }, { image: await photo() })
    expect(value).toEqual({
      roomId,
      roomName: '주말 합주',
      roomProfileUrl: `http://localhost${kept()[0]}`,
      isOpen: false,
    })
    expect(await groups.faceOf(dojun)).toEqual(['주말 합주', value.roomProfileUrl])
    expect((await server.app.request(value.roomProfileUrl!)).status).toBe(200)
  })

  it('keeps the picture when only the name changes, also when an empty picture is sent', async ({
    kept,
    roomId,
    groups,
  }) => {
    const { roomProfileUrl } = (await groups.change({ roomId }, { image: await photo() })).value
    const answer = await groups.change({ roomId, roomName: '금요 합주', image: null }, { image: asFile('') })
    expect(answer.value).toEqual({ roomId, roomName: '금요 합주', roomProfileUrl, isOpen: false })
    expect(kept()).toHaveLength(1)
  })

  it('deletes the replaced picture', async ({ server, kept, roomId, groups }) => {
    await groups.change({ roomId }, { image: await photo() })
    const [first] = kept()
    const { value } = await groups.change({ roomId, roomName: null }, { image: await photo(50) })
    expect(kept()).toEqual([new URL(value.roomProfileUrl!).pathname])
    expect(kept()).not.toContain(first)
    expect((await server.app.request(`http://localhost${first}`)).status).toBe(404)
  })

  it('opens and closes it, and tells those who have it open', async ({
    server,
    harin,
    dojun,
    taeo,
    rooms,
    roomId,
    groups,
  }) => {
    const told = {
      kind: 'room',
      roomId,
      channel: 'topic',
      audience: [harin.memberId, dojun.memberId],
      event: { type: 'ROOMS_CHANGED', data: {} },
    }
    expect((await groups.change({ roomId, isOpen: true })).value).toMatchObject({
      roomName: '주말 합주',
      isOpen: true,
    })
    expect(server.events).toEqual([told])
    expect(await rooms(dojun)).toMatchObject([{ ownerId: harin.memberId, isOpen: true }])

    await groups.change({ roomId, isOpen: true })
    expect(server.events).toHaveLength(1)

    expect((await groups.change({ roomId, isOpen: false })).value.isOpen).toBe(false)
    expect(server.events).toEqual([told, told])
    expect((await server.call(joinRoom, { as: taeo, path: { roomId } })).code).toBe('CHAT4011')
  })

  it('takes the room from the query when the part has none; the part wins', async ({
    chat,
    harin,
    roomId,
    groups,
  }) => {
    const other = await chat.aRoom('GROUP', [harin], { name: '다른 방' })
    expect((await groups.change({ roomName: '하나' }, { query: { roomId } })).value.roomId).toBe(roomId)
    expect((await groups.change({ roomId: null, roomName: '둘' }, { query: { roomId } })).value.roomId).toBe(
      roomId,
    )
    expect(
      (await groups.change({ roomId: String(other), roomName: '셋' }, { query: { roomId } })).value.roomId,
    ).toBe(other)
  })

  it('counts characters as people see them, and returns any text as plain text', async ({
    roomId,
    groups,
  }) => {
    for (const roomName of ['👩‍👩‍👧각'.repeat(5).normalize('NFD'), XSS_STRINGS[0]!.slice(0, 10)])
      expect((await groups.change({ roomId, roomName })).value.roomName).toBe(roomName.trim())
  })
})

describe('changing a group is refused', () => {
  it.for<[what: string, body: Record<string, unknown>, field: string]>([
    ['no room', { roomName: '합주' }, 'roomId'],
    ['a room that is none', { roomId: 0, roomName: '합주' }, 'roomId'],
    ['nothing to change', { roomId: 1 }, 'roomName'],
    ['a blank name', { roomId: 1, roomName: '  ' }, 'roomName'],
    ['eleven characters', { roomId: 1, roomName: '가나다라마바사아자차카' }, 'roomName'],
    ['a name with a NUL', { roomId: 1, roomName: 'a\0b' }, 'roomName'],
    ['a name that is no text', { roomId: 1, roomName: 7 }, 'roomName'],
    ['an openness that is none', { roomId: 1, isOpen: 'yes' }, 'isOpen'],
  ])('with COMMON400 for %s', async ([, body, field], { harin, roomId, groups }) => {
    expect(roomId).toBe(1)
    const answer = await groups.change(body)
    expect([answer.status, answer.code, Object.keys(answer.result as object)]).toEqual([
      400,
      'COMMON400',
      [field],
    ])
    expect(await groups.faceOf(harin)).toEqual(['주말 합주', null])
  })

  it('with COMMON400 for a bad id in the query, and without the part', async ({
    server,
    harin,
    roomId,
    groups,
  }) => {
    expect((await groups.change({ roomName: '합주' }, { query: { roomId: 0 } })).code).toBe('COMMON400')
    const answer = await server.call(changeRoom, {
      as: harin,
      query: { roomId },
      files: { image: await photo() },
    })
    expect([answer.code, Object.keys(answer.result as object)]).toEqual(['COMMON400', ['data']])
  })

  it('for an unknown room, a two-person room, and a group without the caller, in that order; no picture is kept', async ({
    kept,
    chat,
    harin,
    dojun,
    roomId,
    sol,
    groups,
  }) => {
    const mine = await chat.aRoom('PRIVATE', [harin, dojun])
    const theirs = await chat.aRoom('PRIVATE', [dojun, sol])
    const application = await chat.anApplication(await chat.aBand(harin), harin, dojun)
    const other = await chat.aRoom('GROUP', [sol])
    const image = await photo()
    const codeOf = async (id: number, as?: TestMember) => {
      const { status, code } = await groups.change(
        { roomId: id, roomName: '합주' },
        { image, ...(as && { as }) },
      )
      return [status, code]
    }
    expect(await codeOf(404)).toEqual([404, 'CHAT4004'])
    for (const id of [mine, theirs, application]) expect(await codeOf(id)).toEqual([400, 'CHAT4002'])
    expect(await codeOf(other)).toEqual([400, 'CHAT4000'])
    await chat.leave(dojun, roomId)
    expect(await codeOf(roomId, dojun)).toEqual([400, 'CHAT4000'])
    expect(kept()).toEqual([])
  })

  it.for<[what: string, status: number, image: () => Blob | Promise<Blob>]>([
    ['a text called .jpg', 415, () => asFile('only a text')],
    ['an SVG with a script', 415, () => asFile(anSvg(), 'room.svg', 'image/svg+xml')],
    ['a JPEG that ends too early', 415, async () => asFile((await aPhoto()).slice(0, 3_000))],
    ['one byte too many', 413, () => asFile(new Uint8Array(IMAGE_MAX_BYTES + 1))],
  ])('for a file that is no picture: %s', async ([, status, image], { kept, harin, roomId, groups }) => {
    await groups.change({ roomId }, { image: asFile(await aSeeThroughPng()) })
    const before = await groups.faceOf(harin)
    expect(await groups.change({ roomId, roomName: '합주' }, { image: await image() })).toMatchObject({
      status,
      code: `COMMON${status}`,
    })
    expect(await groups.faceOf(harin)).toEqual(before)
    expect(kept()).toHaveLength(1)
  })

  it('to everybody but the owner, who may change nothing and leave no picture', async ({
    server,
    kept,
    harin,
    dojun,
    roomId,
    groups,
  }) => {
    for (const change of [{ roomName: '합주' }, { isOpen: true }, {}])
      expect(await groups.change({ roomId, ...change }, { as: dojun, image: await photo() })).toMatchObject({
        status: 403,
        code: 'CHAT4013',
        message: '방장만 할 수 있어요.',
      })
    expect(await groups.faceOf(harin)).toEqual(['주말 합주', null])
    expect([kept(), server.events]).toEqual([[], []])
  })

  it('as JSON, and without a token', async ({ server, harin, roomId }) => {
    const answer = await server.app.request('/api/chat/rooms', {
      method: 'PATCH',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${await server.deps.tokens.signAccess(harin, server.clock.now())}`,
      },
      body: JSON.stringify({ roomId, roomName: '합주' }),
    })
    expect(answer.status).toBe(415)
    expect((await server.call(changeRoom, { body: { roomId, roomName: '합주' } })).status).toBe(401)
  })
})
