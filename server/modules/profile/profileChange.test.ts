import { describe, expect, vi } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { enterRoom, listFriendRooms, listRooms } from '#contract/http/chat/rooms.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import { changeProfile, readMemberProfile } from '#contract/http/profile/profile.ts'
import { IMAGE_MAX_BYTES } from '#contract/limits.ts'
import { chatTest } from '#server/modules/chat/chat.fixtures.ts'
import { aPhoto, anSvg, asFile, factsOf } from '#server/testing/pictures.ts'
import { XSS_STRINGS } from '#server/testing/xssStrings.ts'
import { CHANGES, it as base } from './profile.fixtures.ts'

const it = base.extend(
  'seenByDojun',
  ({ server, harin, dojun }) =>
    async () =>
      (await server.call(readMemberProfile, { as: dojun, path: { memberId: harin.memberId } })).value,
)

const { keywords: TRAITS, ...FIELDS } = CHANGES

describe('changing one’s profile (PR2)', () => {
  it('returns the updated profile', async ({ harin, profile }) => {
    const { value } = await profile.change(CHANGES)
    expect(value).toMatchObject({ ...FIELDS, traits: TRAITS, tags: FIELDS.genres })
    expect(await profile.of(harin)).toEqual(value)
  })

  it('keeps fields that are absent or null', async ({ profile }) => {
    await profile.change(CHANGES)
    const nothing = Object.fromEntries(Object.keys(CHANGES).map((field) => [field, null]))
    for (const body of [{}, nothing, { artists: null }])
      expect((await profile.change(body)).value).toMatchObject({ ...FIELDS, traits: TRAITS })
  })

  it('clears empty texts and lists, except the nickname and the recording', async ({ profile }) => {
    await profile.change({ ...CHANGES, artists: ['Radiohead'] })
    const empty = { region: '', district: '  ', bio: '', youtubeUrl: '', mediaUrl: '' }
    const lists = { availableSessions: [], genres: [], keywords: [], artists: [] }
    expect((await profile.change({ ...empty, ...lists })).value).toMatchObject({
      nickname: FIELDS.nickname,
      region: null,
      district: null,
      bio: null,
      youtubeUrl: null,
      mediaUrl: FIELDS.mediaUrl,
      availableSessions: [],
      genres: [],
      traits: [],
      favoriteArtists: [],
    })
    expect((await profile.change({ region: '서울' })).value.region).toBe('서울')
    expect((await profile.change({ region: '-' })).value.region).toBeNull()
  })

  it.for<[field: string, value: unknown]>([
    ['nickname', ''],
    ['nickname', '\u200b\u200b'],
    ['nickname', 'ㅋ'.repeat(51)],
    ['nickname', 7],
    ['age', -1],
    ['age', 121],
    ['age', 1.5],
    ['age', '23'],
    ['gender', '여성'],
    ['region', '평양'],
    ['district', '가'.repeat(21)],
    ['bio', '가'.repeat(501)],
    ['bio', 'a\0b'],
    ['mediaUrl', 'javascript:alert(1)'],
    ['youtubeUrl', 'javascript:alert(1)'],
    ['youtubeUrl', 'data:text/html,x'],
    ['youtubeUrl', 'youtu.be/abc'],
    ['availableSessions', 'vocal'],
    ['availableSessions', [{ sessionType: 'piano', level: 'EXPERT' }]],
    ['availableSessions', [{ sessionType: 'vocal', level: 'GOD' }]],
    ['genres', ['rock']],
    ['genres', 'Rock'],
    ['keywords', Array.from({ length: 9 }, (_, n) => `키워드 ${n}`)],
    ['keywords', ['가'.repeat(21)]],
    ['keywords', [' ']],
    ['artists', ['x'.repeat(5000)]],
    ['artists', 'Radiohead'],
  ])('refuses %s %j with COMMON400 and names the field', async ([field, value], { harin, profile }) => {
    const answer = await profile.change({ bio: 'unchanged?', [field]: value })
    expect(answer).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(Object.keys(answer.result as object)[0]).toMatch(new RegExp(`^${field}`))
    expect((await profile.of(harin)).bio).toBeNull()
  })

  it.for([0, 13])('refuses the age %i, which is too young', async (age, { harin, profile }) => {
    expect(await profile.change({ age, bio: 'unchanged?' })).toMatchObject({
      status: 400,
      code: 'MEMBER4005',
      message: '만 14세부터 가입할 수 있어요. 나이를 다시 확인해 주세요.',
    })
    expect(await profile.of(harin)).toMatchObject({ bio: null, age: 23 })
  })

  it('counts characters as people see them', async ({ profile }) => {
    expect(
      (await profile.change({ bio: '👩‍👩‍👧'.repeat(500), keywords: ['각'.normalize('NFD').repeat(20)] })).status,
    ).toBe(200)
  })

  it('takes the last level of a repeated session, and stores a repeated keyword once', async ({
    profile,
  }) => {
    const availableSessions = [
      { sessionType: '🎵 베이스 🎵', level: 'beginner' },
      { sessionType: 'drum', level: 'ADVANCED' },
      { sessionType: 'BASS', level: 'INTERMEDIATE' },
      { sessionType: 'violin' },
    ]
    const keywords = ['매주', ' 매주 ', '가끔'.normalize('NFD'), '가끔', '\ud83e', '\ud83d']
    expect((await profile.change({ availableSessions, keywords })).value).toMatchObject({
      availableSessions: [
        { sessionType: 'bass', level: 'INTERMEDIATE' },
        { sessionType: 'drums', level: 'EXPERT' },
      ],
      traits: ['매주', '가끔', '\ufffd'],
    })
  })

  it('stores the path of a recording on this server, so that it survives a change of host', async ({
    server,
    harin,
    profile,
  }) => {
    const path = await server.deps.files.put({ bytes: new Uint8Array([1]), mime: 'video/mp4' })
    const mediaUrl = `http://localhost${path}`
    expect((await profile.change({ mediaUrl })).value.mediaUrl).toBe(mediaUrl)
    const elsewhere = await server.app.request('https://hapju.example/api/profile', {
      headers: { Authorization: `Bearer ${await server.deps.tokens.signAccess(harin, server.clock.now())}` },
    })
    expect(await elsewhere.json()).toMatchObject({
      result: { mediaUrl: `https://hapju.example${path}` },
    })
  })

  it('requires a log-in', async ({ server }) => {
    expect(await server.call(changeProfile, { body: {} })).toMatchObject({ status: 401, code: 'COMMON401' })
  })
})

describe('favourite artists', () => {
  it('stay when other fields change', async ({ profile }) => {
    await profile.change({ artists: ['검정치마'] })
    expect((await profile.change({ bio: '안녕' })).value.favoriteArtists).toMatchObject([
      { name: '검정치마' },
    ])
  })
})

describe('the picture of a profile', () => {
  it('may be sent alone, and is served in every size, resized and without camera metadata', async ({
    server,
    seenByDojun,
    profile,
  }) => {
    const { value } = await profile.withPicture(asFile(await aPhoto(), 'profile.jpg'))
    expect(value).toMatchObject({ nickname: 'harin', bio: null })
    expect(value.profileImageUrl).toMatch(/^http:\/\/localhost\/files\/[\w-]{22}\.w960\.jpg$/)
    for (const px of [160, 320, 640, 960]) {
      const shown = await server.app.request(value.profileImageUrl!.replace('.w960.', `.w${px}.`))
      const facts = await factsOf(new Uint8Array(await shown.arrayBuffer()))
      expect([facts.width, facts.exif]).toEqual([px, undefined])
    }
    expect((await seenByDojun()).profileImageUrl).toBe(value.profileImageUrl)
  })

  it('may be sent with other changes, and an empty part changes nothing', async ({ kept, profile }) => {
    const photo = asFile(await aPhoto(40, 30))
    const { value } = await profile.withPicture(photo, { bio: '안녕', genres: ['Jazz'] })
    expect(value).toMatchObject({ bio: '안녕', genres: ['Jazz'] })
    expect((await profile.withPicture(asFile(''), { bio: '다시' })).value).toMatchObject({
      bio: '다시',
      profileImageUrl: value.profileImageUrl,
    })
    expect(kept()).toHaveLength(1)
  })

  it('replaces the old one, which is deleted', async ({ server, kept, profile }) => {
    const before = (await profile.withPicture(asFile(await aPhoto()))).value.profileImageUrl!
    const after = (await profile.withPicture(asFile(await aPhoto(40, 30)))).value.profileImageUrl!
    expect(kept()).toEqual([after.replace('http://localhost', '')])
    for (const url of [before, before.replace('.w960.', '.w160.')])
      expect((await server.app.request(url)).status).toBe(404)
  })

  it('is removed by an empty address, and its file is deleted', async ({ kept, profile }) => {
    await profile.withPicture(asFile(await aPhoto(40, 30)))
    expect((await profile.change({ profileImageUrl: '' })).value.profileImageUrl).toBeNull()
    expect(kept()).toEqual([])
    expect((await profile.change({ profileImageUrl: '' })).status).toBe(200)
    expect(await profile.change({ profileImageUrl: '/files/x.jpg' })).toMatchObject({
      status: 400,
      result: { profileImageUrl: '허용되지 않는 값입니다.' },
    })
    const photo = asFile(await aPhoto(40, 30))
    const { value } = await profile.withPicture(photo, { profileImageUrl: '' })
    expect(kept()).toEqual([value.profileImageUrl!.replace('http://localhost', '')])
  })

  it('is changed even if the old one cannot be deleted', async ({ server, profile }) => {
    await profile.withPicture(asFile(await aPhoto(40, 30)))
    vi.spyOn(server.deps.files, 'remove').mockRejectedValueOnce(new Error('disk'))
    const { value } = await profile.withPicture(asFile(await aPhoto(50, 60)))
    expect(value.profileImageUrl).toMatch(/\.w60\.jpg$/)
    expect(server.logged).toContainEqual(expect.objectContaining({ msg: 'could not delete an unused file' }))
  })

  it.for<[what: string, picture: () => Blob | Promise<Blob>, status: number]>([
    ['a text called .jpg', () => asFile('only a text', 'profile.jpg'), 415],
    ['an SVG with a script', () => asFile(anSvg(), 'profile.svg', 'image/svg+xml'), 415],
    ['an SVG that says it is a JPEG', () => asFile(anSvg()), 415],
    ['HEIC', () => asFile('\0\0\0\x18ftypheic\0\0\0\0', 'IMG_1.HEIC', 'image/heic'), 415],
    ['HEIC that says it is a JPEG', () => asFile('\0\0\0\x18ftypheic\0\0\0\0'), 415],
    ['a JPEG that ends too early', async () => asFile((await aPhoto()).slice(0, 3_000)), 415],
    ['a sound', () => asFile('ID3\x03\0\0\0\0\0\0', 'a.mp3', 'audio/mpeg'), 415],
    ['twelve megabytes', () => asFile(new Uint8Array(12 * 1024 * 1024)), 413],
    ['a byte more than ten megabytes', () => asFile(new Uint8Array(IMAGE_MAX_BYTES + 1)), 413],
  ])('is refused when it is %s', async ([, picture, status], { kept, harin, profile }) => {
    expect(await profile.withPicture(await picture(), { bio: 'unchanged?' })).toMatchObject({
      status,
      code: `COMMON${status}`,
    })
    expect(kept()).toEqual([])
    expect((await profile.of(harin)).bio).toBeNull()
  })
})

it('a new name and picture are shown immediately wherever the member appears', async ({
  server,
  harin,
  dojun,
  profile,
}) => {
  const chat = chatTest(server)
  await chat.befriend(harin, dojun)
  const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
  const groupId = await chat.aRoom('GROUP', [harin, dojun])
  await chat.toPrivate(harin, roomId, { content: '안녕하세요' })
  await server.call(listRooms, { as: dojun })

  const { profileImageUrl } = (await profile.withPicture(asFile(await aPhoto()), { nickname: '하린' })).value
  const rooms = (await server.call(listRooms, { as: dojun })).value.chatRoomInfos
  const info = { memberId: harin.memberId, nickname: '하린', profileImageUrl }
  expect(rooms.find((room) => room.roomId === roomId)).toMatchObject({
    chatName: '하린',
    imageUrl: profileImageUrl,
    memberInfo: info,
  })
  expect(rooms.find((room) => room.roomId === groupId)).toMatchObject({ memberInfos: [info] })
  for (const id of [roomId, groupId])
    expect(
      (await server.call(enterRoom, { as: dojun, path: { roomId: id } })).value.participantInfos,
    ).toMatchObject({
      infos: [{ nickname: '하린', imageUrl: profileImageUrl }],
    })
  expect((await server.call(listFriendRooms, { as: dojun })).value.rooms).toMatchObject([
    { friendName: '하린', profileImage: profileImageUrl },
  ])
  expect((await server.call(listFriends, { as: dojun })).value).toMatchObject([
    { nickname: '하린', profileImageUrl },
  ])
  const page = (await server.call(listMessages, { as: dojun, path: { roomId } })).value
  expect(page.messages[0]?.senderName).toBe('하린')
  await chat.toPrivate(harin, roomId, { content: '다시 안녕하세요' })
  expect(chat.events().at(-1)?.event).toMatchObject({ data: { senderName: '하린' } })
})

it('markup in a profile is returned as plain text', async ({ harin, seenByDojun, profile }) => {
  expect(XSS_STRINGS).toHaveLength(40)
  for (const text of XSS_STRINGS) {
    const keyword = text.slice(0, 20).trim()
    const body = { bio: text, nickname: text.slice(0, 50), district: keyword, keywords: [keyword] }
    expect((await profile.change(body)).status).toBe(200)
    const expected = { bio: text, nickname: text.slice(0, 50), district: keyword, traits: [keyword] }
    expect(await profile.of(harin)).toMatchObject(expected)
    expect(await seenByDojun()).toMatchObject(expected)
  }
})

it('a profile is sent as JSON that no browser renders as a page', async ({ profile }) => {
  const { headers } = await profile.change({ bio: '<script>alert(1)</script>' })
  expect(headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})
