import { findHangul } from '#contract/hangul/findHangul.ts'
import type { ApplicantRoom, ManagerRoom, RoomInfo } from '#contract/http/chat/rooms.ts'
import { othersOf } from './rooms.ts'

/** docs/product/chat.md "Room list". */
const NEW_ROOM_TEXT = '새로운 채팅방'
const NOBODY_TEXT = '대화 상대가 없어요'
const NO_APPLICANTS_TEXT = '기다리는 지원자가 없어요'

export interface RoomText {
  title: string
  /** Everybody in a group, including this member; null in other rooms. */
  people: number | null
  subtitle: string
}

/** More than three names are shortened to two and a count (docs/product/chat.md "Room list"). */
export function memberNames(names: readonly string[]): string {
  return names.length > 3 ? `${names.slice(0, 2).join(', ')} 외 ${names.length - 2}명` : names.join(', ')
}

/** The texts of a row. A person's name that matches `typed` is always shown. */
export function roomText(room: RoomInfo, typed = ''): RoomText {
  const names = othersOf(room)
  const isFound = (name: string) => typed !== '' && findHangul(typed, name) !== null
  const found = names.filter(isFound)
  const title = room.chatName
  switch (room.roomType) {
    case 'GROUP': {
      const inOrder = [...found, ...names.filter((name) => !found.includes(name))]
      const subtitle = names.length === 0 ? NOBODY_TEXT : memberNames(inOrder)
      return { title, people: names.length + 1, subtitle }
    }
    case 'PRIVATE':
      return { title, people: null, subtitle: lastWords(room) }
    case 'BAND-APPLICANT':
    case 'BAND-MANAGER': {
      const subtitle = found.length > 0 && !isFound(title) ? foundNames(room, found) : usualText(room)
      return { title, people: null, subtitle }
    }
  }
}

const foundNames = ({ roomType }: RoomInfo, found: readonly string[]) =>
  `${roomType === 'BAND-MANAGER' ? '지원자' : '밴드장'} ${memberNames(found)}`

function usualText(room: ApplicantRoom | ManagerRoom): string {
  if (room.roomType === 'BAND-APPLICANT') return lastWords(room)
  const waiting = room.chatRoomInfo.filter(({ passFail }) => passFail === 'PENDING').length
  return waiting === 0 ? NO_APPLICANTS_TEXT : `지원자 ${waiting}명이 기다리고 있어요`
}

function lastWords({ lastMessage }: RoomInfo): string {
  if (lastMessage === null) return NEW_ROOM_TEXT
  switch (lastMessage.type) {
    case 'AUDIO':
      return '음성 메시지를 보냈습니다'
    case 'IMAGE':
      return '사진을 보냈습니다'
    case 'TEXT':
    case 'SYSTEM':
      return lastMessage.content
  }
}
