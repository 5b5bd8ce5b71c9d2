import { UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'
import type { PushPayload } from '#contract/http/notifications/push.ts'
import type { Line } from './contents.queries.ts'

/** A longer line of a message is cut; a lock screen shows less. */
const LINE_MAX_CHARS = 160

type Messages = Extract<PushPayload, { kind: 'MESSAGES' }>
type NotificationPush = Extract<PushPayload, { kind: 'NOTIFICATION' }>

interface MessagesOf {
  roomId: number
  kind: Messages['roomType']
  name: string | null
  otherName: string | null
  /** As the list of rooms counts it. */
  count: number
  /** The newest first. */
  lines: readonly [Line, ...Line[]]
  ticket: string
  unread: number
}

export function presentMessagesPush(
  { roomId, kind, name, otherName, count, lines, ticket, unread }: MessagesOf,
  isHidden: boolean,
): Messages {
  const [newest] = lines
  return {
    kind: 'MESSAGES',
    roomId,
    roomType: kind,
    title: isHidden ? null : (name ?? otherName ?? UNKNOWN_MEMBER_NAME),
    count,
    lines: isHidden
      ? []
      : lines.toReversed().map((line) => ({
          name: line.name ?? UNKNOWN_MEMBER_NAME,
          text: shortened(line.content),
        })),
    messageId: newest.messageId,
    at: newest.createdAt.toISOString(),
    ticket,
    unread,
  }
}

interface NotificationOf {
  notificationId: number
  title: string
  body: string | null
  at: Date
  unread: number
}

export const presentNotificationPush = (
  { notificationId, title, body, at, unread }: NotificationOf,
  isHidden: boolean,
): NotificationPush => ({
  kind: 'NOTIFICATION',
  notificationId,
  title: isHidden ? null : title,
  body: isHidden || body === null ? null : shortened(body),
  at: at.toISOString(),
  unread,
})

export const applicantsText = (count: number) => `지원자 ${count}명이 새로 왔어요`

/** By code points, so that no character is cut in two. */
function shortened(text: string): string {
  const chars = [...text]
  return chars.length <= LINE_MAX_CHARS ? text : `${chars.slice(0, LINE_MAX_CHARS - 1).join('')}…`
}
