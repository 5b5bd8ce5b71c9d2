import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createRoom } from '#contract/http/chat/rooms.ts'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import { requestFriend } from '#contract/http/friends/friends.ts'
import { fromDataUrl, toDataUrl } from '#src/lib/pictures/dataUrl.ts'
import { type ActKeys, makeActKeys } from './actKeys.ts'
import { request } from './request.ts'
import { fakeStorage } from './testing/fakeStorage.ts'

const YUNA = 1
const JUN = 2
const MINUTE = 60_000

let storage: Storage
let at: number
let keys: ActKeys
beforeEach(() => {
  storage = fakeStorage()
  at = 1_000_000
  keys = makeActKeys(storage, () => at)
})

const group = (roomName = '사진방', image: Blob | null = null) =>
  request(createRoom, { body: { memberIds: [3], roomName }, files: { image } })
const photo = (bytes: string, lastModified = 5) => new File([bytes], 'us.jpg', { lastModified })

describe('the same content sent again', () => {
  it('has the same key until the server has decided, and a new one then', () => {
    const key = keys.keyOf(group(), YUNA)
    expect(keys.keyOf(group(), YUNA)).toBe(key)
    keys.settled(key)
    expect(keys.keyOf(group(), YUNA)).not.toBe(key)
  })

  it('has the same key after a reload', () => {
    const key = keys.keyOf(group(), YUNA)
    expect(makeActKeys(storage, () => at).keyOf(group(), YUNA)).toBe(key)
  })

  it('has the same key with the same picture', () => {
    expect(keys.keyOf(group('사진방', photo('one')), YUNA)).toBe(
      keys.keyOf(group('사진방', photo('one')), YUNA),
    )
  })

  it('has the same key with a picture that the draft has kept as text', async () => {
    const url = await toDataUrl(photo('one'))
    const submit = () => keys.keyOf(group('사진방', fromDataUrl(url, 'room.jpg')), YUNA)
    const key = submit()
    const submittedAt = Date.now()
    await vi.waitUntil(() => Date.now() > submittedAt)
    expect(submit()).toBe(key)
  })

  it('is sent with a key also where the storage takes nothing', () => {
    const full = fakeStorage()
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(makeActKeys(full, () => at).keyOf(group(), YUNA)).toMatch(/^[\da-f-]{36}$/)
  })

  it('has a key of its own in another tab', () => {
    const key = keys.keyOf(group(), YUNA)
    expect(makeActKeys(fakeStorage(), () => at).keyOf(group(), YUNA)).not.toBe(key)
  })

  it('is another act after an hour', () => {
    const key = keys.keyOf(group(), YUNA)
    at += 59 * MINUTE
    expect(keys.keyOf(group(), YUNA)).toBe(key)
    at += MINUTE
    expect(keys.keyOf(group(), YUNA)).not.toBe(key)
  })
})

describe('a new key is made', () => {
  it('for another text, another picture, and none', () => {
    const sent = [
      group('사진방', photo('one')),
      group('합주방', photo('one')),
      group('사진방', photo('longer')),
      group('사진방', photo('one', 6)),
      group('사진방'),
    ].map((each) => keys.keyOf(each, YUNA))
    expect(new Set(sent).size).toBe(sent.length)
  })

  it('for another call and for another member', () => {
    const body = { targetMemberId: 3 }
    const sent = [
      keys.keyOf(request(requestFriend, { body }), YUNA),
      keys.keyOf(request(requestChat, { body }), YUNA),
      keys.keyOf(request(requestFriend, { body }), JUN),
    ]
    expect(new Set(sent).size).toBe(3)
  })
})

it('settling one act leaves the others', () => {
  const [one, other] = [keys.keyOf(group('하나'), YUNA), keys.keyOf(group('둘'), YUNA)]
  keys.settled(one)
  expect(keys.keyOf(group('둘'), YUNA)).toBe(other)
  keys.settled(other)
  expect(storage.length).toBe(0)
})

it('nothing that a member has written is stored', () => {
  keys.keyOf(group('비밀 합주방', photo('one')), YUNA)
  expect(storage.getItem(storage.key(0)!)).not.toMatch(/비밀|us\.jpg/)
})

it('what another build has stored is ignored', () => {
  const key = keys.keyOf(group(), YUNA)
  for (const text of ['{', '7', '[{"key":"1"}]']) {
    storage.setItem(storage.key(0)!, text)
    expect(keys.keyOf(group(), YUNA)).not.toBe(key)
  }
})
