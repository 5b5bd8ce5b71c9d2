import { findHangul } from '#contract/hangul/findHangul.ts'
import type { ApplicantRoom, GroupRoom, ManagerRoom, RoomInfo } from '#contract/http/chat/rooms.ts'
import { BLOCKED_WORDS } from '#src/features/safety/public.ts'
import { othersOf } from './rooms.ts'

/** docs/product/chat.md "Room list". */
const NEW_ROOM_TEXT = '새로운 채팅방'
const NOBODY_TEXT = '대화 상대가 없어요'
const ME_TEXT = '나'
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

const NOBODY: ReadonlySet<number> = new Set()

/**
 * The texts of a row for the member `me`. A person's name that matches `typed` is always shown, and the last
 * words of a group never when they are of one of `blockedIds`.
 */
export function roomText(
  room: RoomInfo,
  me: number | null,
  typed = '',
  blockedIds: ReadonlySet<number> = NOBODY,
): RoomText {
  const names = othersOf(room)
  const isFound = (name: string) => typed !== '' && findHangul(typed, name) !== null
  const found = names.filter(isFound)
  const title = room.chatName
  switch (room.roomType) {
    case 'GROUP':
      return { title, people: names.length + 1, subtitle: groupText(room, me, names, found, blockedIds) }
    case 'PRIVATE':
      return { title, people: null, subtitle: lastWords(room) }
    case 'BAND-APPLICANT':
    case 'BAND-MANAGER': {
      const subtitle = found.length > 0 && !isFound(title) ? foundNames(room, found) : usualText(room)
      return { title, people: null, subtitle }
    }
  }
}

/** The last words with who said them; until there are any, the names of the others. */
function groupText(
  room: GroupRoom,
  me: number | null,
  names: readonly string[],
  found: readonly string[],
  blockedIds: ReadonlySet<number>,
): string {
  const { lastMessage, memberInfos } = room
  if (found.length > 0 || lastMessage === null) {
    const inOrder = [...found, ...names.filter((name) => !found.includes(name))]
    return names.length === 0 ? NOBODY_TEXT : memberNames(inOrder)
  }
  const words = lastWords(room)
  if (lastMessage.type === 'SYSTEM') return words
  if (blockedIds.has(lastMessage.senderId)) return BLOCKED_WORDS
  if (lastMessage.senderId === me) return `${ME_TEXT}: ${words}`
  const sender = memberInfos.find(({ memberId }) => memberId === lastMessage.senderId)
  return sender ? `${sender.nickname}: ${words}` : words
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
