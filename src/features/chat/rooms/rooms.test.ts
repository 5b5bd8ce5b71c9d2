import { describe, expect, it } from 'vitest'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { aGroupRoom, aManagedBand, anApplicantRoom, aPrivateRoom } from '../testing/someRooms.ts'
import { addressOf, keyOf, type RoomFilter, roomFinder, targetOf } from './rooms.ts'

const two = aPrivateRoom(1, { chatName: 'minseo' })
const group = aGroupRoom(2, ['harin', 'dojun99'])
const applied = anApplicantRoom(3)
const managed = aManagedBand([7, 8])
const all: RoomInfo[] = [two, group, applied, managed]

it.each([
  ['a conversation of two', two, '/home/private-chat?roomId=1&roomType=PRIVATE'],
  ['a group', group, '/home/chat?roomId=2&roomType=GROUP'],
  ['an application', applied, '/home/private-chat?roomId=3&roomType=BAND-APPLICANT'],
  ['a managed band', managed, '/join/band-recruit/9'],
])('a tap on %s opens its page', (_what, room, to) => {
  expect(addressOf(room)).toBe(to)
})

it('a managed band’s key uses the band id, a room’s key the room id', () => {
  expect(all.map(keyOf)).toEqual(['room-1', 'room-2', 'room-3', 'band-9'])
  expect([targetOf(two), targetOf(managed)]).toEqual([{ roomId: 1 }, { bandId: 9 }])
})

describe('the room filter', () => {
  it.each<[RoomFilter, string, RoomInfo[]]>([
    ['all', '', all],
    ['general', '', [two, group]],
    ['band', '', [applied, managed]],
    // by the room's name, in any case and by initials
    ['all', 'ㅁㅇ', [group]],
    ['all', '토욜', []],
    ['all', 'velvet', [applied]],
    // by somebody in the room, or an applicant
    ['all', 'DOJUN', [group]],
    ['all', 'n8', [managed]],
    ['all', 'harin', [group, applied]],
    ['band', 'harin', [applied]],
  ])('keeps the order of %s rooms by “%s”', (filter, typed, found) => {
    expect(roomFinder(filter, typed)(all)).toEqual(found)
  })

  it('checks a changed room again', () => {
    const find = roomFinder('all', 'minseo')
    expect(find(all)).toEqual([two])
    const renamed = { ...two, chatName: 'sol' }
    expect(find([renamed, group])).toEqual([])
  })
})
