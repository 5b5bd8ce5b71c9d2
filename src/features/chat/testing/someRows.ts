import type { MessageRow } from '../rows/chatRows.ts'

/** A confirmed message of another member. */
export function aRow(facts: Partial<MessageRow> & { messageId: number }): MessageRow {
  return {
    kind: 'message',
    key: `m${facts.messageId}`,
    mine: false,
    senderId: 7,
    senderName: 'harin',
    text: `메시지 ${facts.messageId}`,
    timeLabel: '오후 8:02',
    dateTime: '2026-11-20T11:02:00.000Z',
    first: true,
    last: true,
    unreadBy: 0,
    state: 'sent',
    ...facts,
  }
}

/** Messages with these ids, oldest first. */
export const someRows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => aRow({ messageId: from + i }))
