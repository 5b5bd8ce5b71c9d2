import { describe, expect, it } from 'vitest'
import type { ApplicantRoom, ManagerRoom } from '#contract/http/chat/rooms.ts'
import { paths } from '#src/lib/paths.ts'
import { SPECIAL_BAND_ID } from '#src/lib/specialBand.ts'
import { standingOf } from './standing.ts'

const base = {
  bandId: 7,
  bandName: '해일',
  bandImageUrl: null,
  chatName: '해일',
  imageUrl: null,
  pinnedAt: null,
  unreadCount: 0,
  lastMessageAt: null,
  lastMessage: null,
}
const application = (facts: Partial<ApplicantRoom> = {}): ApplicantRoom => ({
  ...base,
  roomType: 'BAND-APPLICANT',
  roomId: 3,
  memberInfos: [],
  session: 'bass',
  passFail: 'PENDING',
  ...facts,
})
const managed: ManagerRoom = {
  ...base,
  roomType: 'BAND-MANAGER',
  roomId: null,
  status: 'RECRUITING',
  bandSessionList: ['bass'],
  chatRoomInfo: [],
}

describe('how a member stands to a band', () => {
  it('is open while nothing is known', () => {
    expect(standingOf({ bandId: 7 }, undefined)).toEqual({ at: 'open' })
    expect(standingOf({ bandId: 7, status: 'RECRUITING' }, [])).toEqual({ at: 'open' })
  })

  it('is closed when the band no longer recruits', () => {
    expect(standingOf({ bandId: 7, status: 'ACTIVE' }, [])).toEqual({ at: 'closed' })
  })

  it('leads the manager to the applicants, also of a band that no longer recruits', () => {
    const own = { at: 'own', to: paths.bandRecruit(7) }
    expect(standingOf({ bandId: 7 }, [managed])).toEqual(own)
    expect(standingOf({ bandId: 7, status: 'ACTIVE' }, [managed])).toEqual(own)
  })

  it.each(['PENDING', 'PASS'] as const)('leads an applicant (%s) to their room', (passFail) => {
    const applied = { at: 'applied', to: paths.bandRoom(3) }
    expect(standingOf({ bandId: 7, status: 'ACTIVE' }, [application({ passFail })])).toEqual(applied)
  })

  it('is open again after a refusal, and unaffected by another band', () => {
    expect(standingOf({ bandId: 7 }, [application({ passFail: 'FAIL' })])).toEqual({ at: 'open' })
    expect(standingOf({ bandId: 7 }, [application({ bandId: 8 })])).toEqual({ at: 'open' })
  })

  it('is always open for a sample and for the special band', () => {
    expect(standingOf({ bandId: null, status: 'ACTIVE' }, [managed])).toEqual({ at: 'open' })
    expect(standingOf({ bandId: SPECIAL_BAND_ID }, [{ ...managed, bandId: SPECIAL_BAND_ID }])).toEqual({
      at: 'open',
    })
  })
})
