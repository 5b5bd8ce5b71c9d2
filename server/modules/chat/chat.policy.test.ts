import { describe, expect, it } from 'vitest'
import { GROUP_MEMBERS_MAX } from '#contract/limits.ts'
import {
  type SeenRoom,
  type SendIntent,
  whyCannotJoin,
  whyCannotManage,
  whyCannotSee,
  whyCannotSend,
} from './chat.policy.ts'

type Kind = NonNullable<SeenRoom>['kind']
const seen = (myState: string | null, kind: Kind = 'GROUP') => ({ kind, myState }) as SeenRoom
const owned = (myState: string | null, ownerId: number | null) =>
  ({ kind: 'GROUP', myState, ownerId }) as SeenRoom

describe('seeing a room', () => {
  it('is allowed to its members', () => {
    expect(whyCannotSee(seen('ACTIVE'))).toBeNull()
    expect(whyCannotSee(seen('LEFT'))).toBe('CHAT4000')
    expect(whyCannotSee(seen(null))).toBe('CHAT4000')
  })

  it('requires that it exists', () => {
    expect(whyCannotSee(null)).toBe('CHAT4004')
  })
})

describe('managing a group', () => {
  const ME = 1
  it('is allowed to its owner while they are in it', () => {
    expect(whyCannotManage(owned('ACTIVE', ME), ME)).toBeNull()
    expect(whyCannotManage(owned('INACTIVE', ME), ME)).toBe('CHAT4000')
    expect(whyCannotManage(null, ME)).toBe('CHAT4004')
  })

  it('is refused to the others, and to everybody when nobody owns it', () => {
    expect(whyCannotManage(owned('ACTIVE', 2), ME)).toBe('CHAT4013')
    expect(whyCannotManage(owned('ACTIVE', null), ME)).toBe('CHAT4013')
    expect(whyCannotManage(owned(null, 2), ME)).toBe('CHAT4000')
  })

  it.each(['PRIVATE', 'BAND'] as const)('is refused in a room of kind %s', (kind) => {
    expect(whyCannotManage(seen('ACTIVE', kind), ME)).toBe('CHAT4002')
    expect(whyCannotManage(seen('INACTIVE', kind), ME)).toBe('CHAT4002')
  })
})

describe('joining a group', () => {
  const closed = { isOpen: false, invitationCode: 'current' }
  it('that is open is allowed to everybody, with any code', () => {
    const open = { ...closed, isOpen: true }
    expect([null, 'current', 'another'].map((code) => whyCannotJoin(open, code, 1))).toEqual([
      null,
      null,
      null,
    ])
  })

  it('that is closed needs its current code', () => {
    expect(whyCannotJoin(closed, 'current', 1)).toBeNull()
    expect([null, 'another', ''].map((code) => whyCannotJoin(closed, code, 1))).toEqual(
      Array<string>(3).fill('CHAT4011'),
    )
    expect(whyCannotJoin({ isOpen: false, invitationCode: null }, null, 1)).toBe('CHAT4011')
  })

  it('is refused once it is full, and a stranger is not told that it is', () => {
    expect(whyCannotJoin(closed, 'current', GROUP_MEMBERS_MAX - 1)).toBeNull()
    expect(whyCannotJoin(closed, 'current', GROUP_MEMBERS_MAX)).toBe('CHAT4012')
    expect(whyCannotJoin(closed, null, GROUP_MEMBERS_MAX)).toBe('CHAT4011')
  })
})

describe('sending to a room', () => {
  const [ME, OTHER] = [1, 2]
  const member = (memberId: number, active = true) => ({ memberId, active })
  const two = [member(ME), member(OTHER)]
  const to = (kind: Kind, bandEnded = false) => ({ kind, bandEnded, isHidden: false })
  const why = (
    room: Parameters<typeof whyCannotSend>[0],
    intent: Partial<SendIntent> = {},
    members: { memberId: number; active: boolean }[] = two,
  ) =>
    whyCannotSend(room, members, {
      senderId: ME,
      kind: room?.kind ?? 'GROUP',
      receiverId: null,
      ...intent,
    })

  it('is allowed to members of group, private and application rooms', () => {
    expect(why(to('GROUP'))).toBeNull()
    expect(why(to('PRIVATE'))).toBeNull()
    expect(why(to('BAND'))).toBeNull()
  })

  it('is refused for an unknown room', () => {
    expect(why(undefined)).toBe('CHAT4004')
  })

  it('is refused to everyone who is not in it or has left', () => {
    expect(why(to('GROUP'), {}, [member(OTHER)])).toBe('CHAT4000')
    expect(why(to('GROUP'), {}, [member(ME, false), member(OTHER)])).toBe('CHAT4000')
  })

  it('is refused when the client names another kind of room', () => {
    expect(why(to('GROUP'), { kind: 'PRIVATE' })).toBe('CHAT4002')
    expect(why(to('PRIVATE'), { kind: null })).toBe('CHAT4002')
  })

  it('works in a group of any size, whatever receiver is named', () => {
    expect(why(to('GROUP'), { receiverId: 99 }, [member(ME)])).toBeNull()
    expect(why(to('GROUP', true))).toBeNull()
  })

  it('is refused when the other member of a two-person room was deleted', () => {
    expect(why(to('PRIVATE'), {}, [member(ME)])).toBe('CHAT4007')
  })

  it('is refused in a two-person room between whose people there is a block, like to somebody deleted', () => {
    expect(why({ ...to('PRIVATE'), isHidden: true })).toBe('CHAT4007')
    expect(why({ ...to('BAND'), isHidden: true })).toBe('CHAT4007')
  })

  it('is allowed when the other member of a two-person room has left it', () => {
    expect(why(to('PRIVATE'), { receiverId: OTHER })).toBeNull()
    expect(why(to('PRIVATE'), { receiverId: OTHER }, [member(ME), member(OTHER, false)])).toBeNull()
  })

  it('is refused when the client names a third member, or the sender, as receiver', () => {
    expect(why(to('PRIVATE'), { receiverId: 99 })).toBe('CHAT4002')
    expect(why(to('PRIVATE'), { receiverId: ME })).toBe('CHAT4002')
  })

  it('is refused once the band of the application has ended', () => {
    expect(why(to('BAND', true))).toBe('CHAT4000')
  })
})
