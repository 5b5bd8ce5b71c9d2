import type { PushPayload } from '#contract/http/notifications/push.ts'
import { paths } from '#src/lib/paths.ts'
import { notificationTag, roomTag } from '#src/lib/push/tags.ts'

type Messages = Extract<PushPayload, { kind: 'MESSAGES' }>
type News = Extract<PushPayload, { kind: 'NOTIFICATION' }>

/** What a notification carries for the tap on it. */
export interface NotificationData {
  /** The address that a tap opens. */
  to: string
  /** Of the newest message; null: not about messages. */
  messageId: number | null
  /** For 답장 and 읽음; null: neither is offered. */
  ticket: string | null
  /** The person or the group; null: hidden. */
  title: string | null
}

/** The options of `showNotification`; the DOM types lack some of them. */
export interface Look {
  tag: string
  body: string
  icon: string
  badge: string
  lang: string
  data: NotificationData
  /** Sounds again when a notification with the same tag is replaced. */
  renotify?: boolean
  timestamp?: number
  actions?: { action: string; title: string; type?: 'button' | 'text'; placeholder?: string }[]
}

export interface Shown {
  title: string
  look: Look
}

/** Pixels of the app; `badge` is the white outline that Android puts into its status bar. */
const PICTURES = { icon: '/icons/192.png', badge: '/icons/badge-96.png' }
const common = { ...PICTURES, lang: 'ko' }

const HIDDEN_BODY = '열어서 확인해주세요'
const NEWS_TITLE = '새 소식'

/** Drawings 66 and 66b. Where the platform has no text field in notifications, 답장 is a button. */
const ACTIONS: NonNullable<Look['actions']> = [
  { action: 'reply', type: 'text', title: '답장', placeholder: '메시지를 입력하세요' },
  { action: 'read', type: 'button', title: '읽음' },
]

/** All unread messages of a room in one notification, which grows. */
export function lookOfMessages(pushed: Messages): Shown {
  const { roomId, roomType, title, count, lines, messageId, at, ticket } = pushed
  const isHidden = title === null
  // the other person's name is the title of a room of two
  const texts = lines.map(({ name, text }) => (roomType === 'GROUP' ? `${name} ${text}` : text))
  return {
    title: isHidden ? counted('새 메시지', count, ' ') : counted(title, count, ' · 메시지 '),
    look: {
      ...common,
      tag: roomTag(roomId),
      renotify: true,
      ...timeOf(at),
      body: isHidden ? HIDDEN_BODY : texts.join('\n'),
      data: { to: roomAt(roomType, roomId), messageId, ticket: isHidden ? null : ticket, title },
      ...(!isHidden && { actions: ACTIONS }),
    },
  }
}

/** A notification of N1. */
export function lookOfNews({ notificationId, title, body, at }: News): Shown {
  const to = paths.notification(notificationId)
  return {
    title: title ?? NEWS_TITLE,
    look: {
      ...common,
      tag: notificationTag(notificationId),
      ...timeOf(at),
      body: (title === null ? null : body) ?? HIDDEN_BODY,
      data: { to, messageId: null, ticket: null, title },
    },
  }
}

/** For a push that this version does not know: a push that shows nothing costs the permission. */
export function lookOfUnknown(): Shown {
  const data = { to: paths.notifications(), messageId: null, ticket: null, title: null }
  return { title: NEWS_TITLE, look: { ...common, tag: 'news', body: HIDDEN_BODY, data } }
}

/** A reply that did not reach the server. Its text is shown, so that it is not lost. */
export function lookOfUnsent({ title, content, to }: { title: string; content: string; to: string }): Shown {
  const data = { to, messageId: null, ticket: null, title }
  return {
    title: `${title} · 답장을 보내지 못했어요`,
    look: { ...common, tag: `unsent ${to}`, renotify: true, body: content, data },
  }
}

const counted = (text: string, count: number, between: string) =>
  count > 1 ? `${text}${between}${count}개` : text

function timeOf(at: string): Pick<Look, 'timestamp'> {
  const timestamp = Date.parse(at)
  return Number.isNaN(timestamp) ? {} : { timestamp }
}

function roomAt(roomType: Messages['roomType'], roomId: number): string {
  if (roomType === 'GROUP') return paths.groupChat(roomId)
  return roomType === 'BAND' ? paths.bandRoom(roomId) : paths.privateChat(roomId)
}
