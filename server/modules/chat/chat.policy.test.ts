import { describe, expect, it } from 'vitest'
import {
  type SeenRoom,
  type SendIntent,
  whyCannotRename,
  whyCannotSee,
  whyCannotSend,
} from './chat.policy.ts'

type Kind = NonNullable<SeenRoom>['kind']
const seen = (myState: string | null, kind: Kind = 'GROUP') => ({ kind, myState }) as SeenRoom

describe('seeing a room', () => {
  it('is for those who are in it', () => {
    expect(whyCannotSee(seen('ACTIVE'))).toBeNull()
    expect(whyCannotSee(seen('LEFT'))).toBe('CHAT4000')
    expect(whyCannotSee(seen(null))).toBe('CHAT4000')
  })

  it('needs a room', () => {
    expect(whyCannotSee(null)).toBe('CHAT4004')
  })
})

describe('renaming a room', () => {
  it('is for everybody in a group', () => {
    expect(whyCannotRename(seen('ACTIVE'))).toBeNull()
    expect(whyCannotRename(seen('LEFT'))).toBe('CHAT4000')
    expect(whyCannotRename(null)).toBe('CHAT4004')
  })

  it.each(['PRIVATE', 'BAND'] as const)('is for nobody in a room of kind %s', (kind) => {
    expect(whyCannotRename(seen('ACTIVE', kind))).toBe('CHAT4002')
    expect(whyCannotRename(seen('LEFT', kind))).toBe('CHAT4002')
  })
})

describe('sending to a room', () => {
  const [ME, OTHER] = [1, 2]
  const member = (memberId: number, active = true) => ({ memberId, active })
  const two = [member(ME), member(OTHER)]
  const to = (kind: Kind, bandEnded = false) => ({ kind, bandEnded })
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

  it('is allowed to a member of a group, of two people and of an application', () => {
    expect(why(to('GROUP'))).toBeNull()
    expect(why(to('PRIVATE'))).toBeNull()
    expect(why(to('BAND'))).toBeNull()
  })

  it('is refused where there is no room', () => {
    expect(why(undefined)).toBe('CHAT4004')
  })

  it('is refused to those who are not in it or have left', () => {
    expect(why(to('GROUP'), {}, [member(OTHER)])).toBe('CHAT4000')
    expect(why(to('GROUP'), {}, [member(ME, false), member(OTHER)])).toBe('CHAT4000')
  })

  it('is refused for a room of another kind than the client says', () => {
    expect(why(to('GROUP'), { kind: 'PRIVATE' })).toBe('CHAT4002')
    expect(why(to('PRIVATE'), { kind: null })).toBe('CHAT4002')
  })

  it('goes on in a group however many are left, whatever receiver is named', () => {
    expect(why(to('GROUP'), { receiverId: 99 }, [member(ME)])).toBeNull()
    expect(why(to('GROUP', true))).toBeNull()
  })

  it('is refused where the other one of two is gone', () => {
    expect(why(to('PRIVATE'), {}, [member(ME)])).toBe('CHAT4007')
  })

  it('reaches the other one of two, also one who has left', () => {
    expect(why(to('PRIVATE'), { receiverId: OTHER })).toBeNull()
    expect(why(to('PRIVATE'), { receiverId: OTHER }, [member(ME), member(OTHER, false)])).toBeNull()
  })

  it('is refused where the client names somebody else, or the sender, as receiver', () => {
    expect(why(to('PRIVATE'), { receiverId: 99 })).toBe('CHAT4002')
    expect(why(to('PRIVATE'), { receiverId: ME })).toBe('CHAT4002')
  })

  it('is refused once the band of the application has ended', () => {
    expect(why(to('BAND', true))).toBe('CHAT4000')
  })
})
