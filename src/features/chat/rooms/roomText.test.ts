import { describe, expect, it } from 'vitest'
import type { MessageType } from '#contract/http/chat/messages.ts'
import type { ManagerRoom } from '#contract/http/chat/rooms.ts'
import { aGroupRoom, aManagedBand, anApplicantRoom, aPrivateRoom } from '../testing/someRooms.ts'
import { memberNames, roomText } from './roomText.ts'

const ME = 1

const said = (content: string, type: MessageType = 'TEXT') => ({ content, type, senderId: 2 })

it.each([
  [['jimin'], 'jimin'],
  [['jimin', 'seoyeon', 'hyunwoo'], 'jimin, seoyeon, hyunwoo'],
  [['harin', 'dojun99', 'sol', 'bomi'], 'harin, dojun99 외 2명'],
  [['harin', 'dojun99', 'sol', 'bomi', 'gaon'], 'harin, dojun99 외 3명'],
])('the names %j are listed, or shortened to two and a count', (names, text) => {
  expect(memberNames(names)).toBe(text)
})

describe('a row', () => {
  it('shows the size of a group without messages and its names, counting this member but not naming them', () => {
    expect(roomText(aGroupRoom(1, ['jimin', 'seoyeon']), ME)).toEqual({
      title: '토요일 망원 합주',
      people: 3,
      subtitle: 'jimin, seoyeon',
    })
    expect(roomText(aGroupRoom(1, []), ME)).toMatchObject({ people: 1, subtitle: '대화 상대가 없어요' })
  })

  it.each([
    [{ content: '연습실 4시로 예약했어요', type: 'TEXT', senderId: 10 }, 'jimin: 연습실 4시로 예약했어요'],
    [
      { content: '다음 주에는 리얼북 32쪽부터 해요', type: 'TEXT', senderId: ME },
      '나: 다음 주에는 리얼북 32쪽부터 해요',
    ],
    [{ content: '음성 메시지', type: 'AUDIO', senderId: 10 }, 'jimin: 음성 메시지를 보냈습니다'],
    [{ content: 'bo님이 나가셨습니다.', type: 'SYSTEM', senderId: 10 }, 'bo님이 나가셨습니다.'],
    [{ content: '먼저 갈게요', type: 'TEXT', senderId: 99 }, '먼저 갈게요'],
  ] as const)(
    'shows the last message of a group with its sender, if still there: %j',
    (lastMessage, subtitle) => {
      expect(roomText(aGroupRoom(1, ['jimin'], { lastMessage }), ME)).toMatchObject({ people: 2, subtitle })
    },
  )

  it.each([
    [said('그럼 데모 들어보고 연락드릴게요!'), '그럼 데모 들어보고 연락드릴게요!'],
    [said('음성 메시지', 'AUDIO'), '음성 메시지를 보냈습니다'],
    [said('사진', 'IMAGE'), '사진을 보냈습니다'],
    [said('bo님이 나가셨습니다.', 'SYSTEM'), 'bo님이 나가셨습니다.'],
    [null, '새로운 채팅방'],
  ])('shows the last message of a private or application room: %j', (lastMessage, subtitle) => {
    expect(roomText(aPrivateRoom(1, { lastMessage }), ME)).toMatchObject({ people: null, subtitle })
    expect(roomText(anApplicantRoom(1, { lastMessage }), ME)).toMatchObject({
      title: 'Velvet Kite',
      subtitle,
    })
  })

  it('counts only the undecided applicants of a managed band', () => {
    const band = aManagedBand([7, 8, 9])
    expect(roomText(band, ME).subtitle).toBe('지원자 3명이 기다리고 있어요')
    const decided = (passFail: 'PASS' | 'FAIL', count: number): ManagerRoom => ({
      ...band,
      chatRoomInfo: band.chatRoomInfo.map((one, i) => (i < count ? { ...one, passFail } : one)),
    })
    expect(roomText(decided('PASS', 2), ME).subtitle).toBe('지원자 1명이 기다리고 있어요')
    expect(roomText(decided('FAIL', 3), ME).subtitle).toBe('기다리는 지원자가 없어요')
    expect(roomText(aManagedBand([]), ME).subtitle).toBe('기다리는 지원자가 없어요')
  })

  it('shows the name that was searched for where it would otherwise be left out', () => {
    const group = aGroupRoom(1, ['harin', 'dojun99', 'sol', 'bomi'])
    expect(roomText(group, ME, 'bomi').subtitle).toBe('bomi, harin 외 2명')
    expect(roomText(aManagedBand([7, 8]), ME, 'n8').subtitle).toBe('지원자 n8')
    expect(roomText(anApplicantRoom(1), ME, 'harin').subtitle).toBe('밴드장 harin')
    expect(roomText(anApplicantRoom(1), ME, 'velvet').subtitle).toBe('새로운 채팅방')
  })
})
