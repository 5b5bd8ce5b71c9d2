import { describe, expect } from 'vitest'
import { enterRoom, joinRoom } from '#contract/http/chat/rooms.ts'
import { IMAGE_MAX_BYTES, NEW_ROOM_MEMBERS_MAX } from '#contract/limits.ts'
import { aPhoto, asFile, anSvg, aSeeThroughPng, factsOf } from '#server/testing/pictures.ts'
import { aGroupOf, ids, it } from './groups.fixtures.ts'

describe('creating a group (CH2)', () => {
  it('adds the caller and all named members, and publishes no event', async ({
    server,
    harin,
    dojun,
    rooms,
    seoyeon,
    groups,
  }) => {
    const made = (await groups.create({ memberIds: ids(dojun, seoyeon), roomName: '  금요 합주 ' })).value
    expect(made).toEqual({
      roomId: 1,
      roomName: '금요 합주',
      roomImageUrl: null,
      lastMessageTime: server.clock.now().toISOString(),
      roomtype: 'GROUP',
      memberInfos: [
        { memberId: dojun.memberId, memberName: 'dojun99' },
        { memberId: seoyeon.memberId, memberName: 'seoyeon' },
      ],
    })
    for (const each of [harin, dojun, seoyeon])
      expect(await rooms(each)).toMatchObject([
        { roomId: 1, roomType: 'GROUP', chatName: '금요 합주', unreadCount: 0, lastMessage: null },
      ])
    expect(server.events).toEqual([])
  })

  it('creates a room that works like any other', async ({
    server,
    chat,
    harin,
    dojun,
    rooms,
    seoyeon,
    groups,
  }) => {
    const { roomId } = (await groups.create({ memberIds: ids(dojun), roomName: '둘이서' })).value
    expect(await chat.toGroup(dojun, roomId, { content: '반가워요' })).toBeNull()
    expect(chat.events().at(-1)?.audience).toEqual(ids(harin, dojun))
    expect((await rooms(harin))[0]).toMatchObject({ unreadCount: 1 })
    expect((await server.call(joinRoom, { as: dojun, path: { roomId } })).code).toBe('CHAT4001')
    expect((await server.call(enterRoom, { as: seoyeon, path: { roomId } })).code).toBe('CHAT4000')
  })

  it('drops duplicates and the caller, and accepts ids as text', async ({ harin, dojun, groups }) => {
    const memberIds = ids(dojun, harin, dojun).map(String)
    const made = (await groups.create({ memberIds, roomName: '합주' })).value
    expect(made.memberInfos).toEqual([{ memberId: dojun.memberId, memberName: 'dojun99' }])
  })

  it(`names up to ${NEW_ROOM_MEMBERS_MAX} others, without counting the caller and duplicates`, async ({
    server,
    harin,
    dojun,
    seoyeon,
    groups,
  }) => {
    const crowd = [dojun, seoyeon]
    while (crowd.length < NEW_ROOM_MEMBERS_MAX) crowd.push(await server.aMember())
    const memberIds = [harin.memberId, ...ids(...crowd), dojun.memberId]
    expect((await groups.create({ memberIds, roomName: '대합주' })).value.memberInfos).toHaveLength(100)
    const oneMore = await server.aMember()
    expect(
      await groups.create({ memberIds: [...memberIds, oneMore.memberId], roomName: '대합주' }),
    ).toMatchObject({
      code: 'COMMON400',
      result: { memberIds: '허용 범위를 벗어났습니다.' },
    })
  })

  it.for<[what: string, body: Record<string, unknown>, field: string]>([
    ['nobody', { memberIds: [], roomName: '합주' }, 'memberIds'],
    ['no list', { roomName: '합주' }, 'memberIds'],
    ['one that is no id', { memberIds: [0], roomName: '합주' }, 'memberIds.0'],
    ['no name', { memberIds: [2] }, 'roomName'],
    ['a blank name', { memberIds: [2], roomName: '   ' }, 'roomName'],
    ['eleven characters', { memberIds: [2], roomName: '가나다라마바사아자차카' }, 'roomName'],
    ['a name with a NUL', { memberIds: [2], roomName: 'a\0b' }, 'roomName'],
  ])('refuses %s with COMMON400', async ([, body, field], { harin, dojun, rooms, groups }) => {
    expect(dojun.memberId).toBe(2)
    const answer = await groups.create(body)
    expect(answer).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(Object.keys(answer.result as object)).toEqual([field])
    expect(await rooms(harin)).toEqual([])
  })

  it('refuses the caller as the only member', async ({ harin, groups }) => {
    expect((await groups.create({ memberIds: ids(harin), roomName: '혼자' })).code).toBe('COMMON400')
  })

  it('counts the characters of a name as people see them', async ({ dojun, groups }) => {
    const roomName = '👩‍👩‍👧각'.repeat(5).normalize('NFD')
    expect((await groups.create({ memberIds: ids(dojun), roomName })).status).toBe(200)
  })
})

describe('the picture of a new group', () => {
  it('is public at an absolute address, resized and without camera metadata', async ({
    server,
    kept,
    dojun,
    rooms,
    groups,
  }) => {
    const made = (await groups.create(aGroupOf(dojun), asFile(await aPhoto(), '우리 밴드 사진.jpg'))).value
    expect(made.roomImageUrl).toBe(`http://localhost${kept()[0]}`)
    expect((await rooms(dojun))[0]?.imageUrl).toBe(made.roomImageUrl)
    const shown = await server.app.request(made.roomImageUrl!)
    expect(shown.status).toBe(200)
    const facts = await factsOf(new Uint8Array(await shown.arrayBuffer()))
    expect(facts).toMatchObject({ format: 'jpeg', width: 960, height: 1280 })
    expect(facts.exif).toBeUndefined()
  })

  it('counts as absent when it is empty', async ({ dojun, groups }) => {
    expect((await groups.create(aGroupOf(dojun), asFile(''))).value.roomImageUrl).toBeNull()
  })

  it('may have another picture type than declared, and must be a picture', async ({
    kept,
    dojun,
    groups,
  }) => {
    expect((await groups.create(aGroupOf(dojun), asFile(await aSeeThroughPng()))).status).toBe(200)
    const [made] = kept()
    expect(made).toMatch(/\.webp$/)
  })

  it.for<[what: string, image: () => Blob | Promise<Blob>]>([
    ['a text called .jpg', () => asFile('only a text')],
    ['an SVG with a script', () => asFile(anSvg(), 'room.svg', 'image/svg+xml')],
    ['an SVG that says it is a JPEG', () => asFile(anSvg())],
    ['HEIC', () => asFile('\0\0\0\x18ftypheic\0\0\0\0', 'IMG_1.HEIC', 'image/heic')],
    ['a picture that says it is a page', async () => asFile(await aPhoto(40, 30), 'x.html', 'text/html')],
    ['a JPEG that ends too early', async () => asFile((await aPhoto()).slice(0, 3_000))],
  ])('is refused with COMMON415: %s', async ([, image], { kept, harin, dojun, rooms, groups }) => {
    expect(await groups.create(aGroupOf(dojun), await image())).toMatchObject({
      status: 415,
      code: 'COMMON415',
    })
    expect(await rooms(harin)).toEqual([])
    expect(kept()).toEqual([])
  })

  it('may have 10 MB and not a byte more', async ({ dojun, groups }) => {
    const photo = await aPhoto(40, 30)
    const padded = (bytes: number) => {
      const whole = new Uint8Array(bytes)
      whole.set(photo) // bytes after the end of a JPEG are ignored
      return asFile(whole)
    }
    expect((await groups.create(aGroupOf(dojun), padded(IMAGE_MAX_BYTES))).status).toBe(200)
    expect(await groups.create(aGroupOf(dojun), padded(IMAGE_MAX_BYTES + 1))).toMatchObject({
      status: 413,
      code: 'COMMON413',
    })
  })
})
