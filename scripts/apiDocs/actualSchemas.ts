import { UnreadCount } from '#contract/http/chat/rooms.ts'
import { Notification, NOTIFICATION_TYPES } from '#contract/http/notifications.ts'
import { Timestamp } from '#contract/scalars.ts'
import { LEVELS, PlayedSessions, SESSION_TYPES } from '#contract/sessions.ts'
import {
  GROUP_SEND_ROOM_TYPES,
  GroupSendBody,
  PRIVATE_SEND_ROOM_TYPES,
  PrivateSendBody,
  WsEvent,
} from '#contract/ws/frames.ts'
import { referenceTo, type Schema } from './schema.ts'

/** Marks a schema of this list until the document is written: nothing of its pipe is left to say. */
export const IS_ACTUAL = 'x-is-actual'

/**
 * What the wire carries where a schema of the contract only checks or repairs it. The key is the schema, or
 * the first one of its pipe: that is the one the conversion asks for.
 */
export const actualSchemas = (): ReadonlyMap<unknown, Schema> =>
  new Map<unknown, Schema>([
    [Timestamp.pipe[0], { type: 'string', format: 'date-time' }],
    [UnreadCount.pipe[0], { type: 'integer', minimum: 0 }],
    [
      PlayedSessions.pipe[0],
      {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            sessionType: { type: 'string', examples: SESSION_TYPES },
            level: { type: 'string', examples: LEVELS },
          },
        },
      },
    ],
    [Notification.entries.type, { type: 'string', examples: NOTIFICATION_TYPES }],
    [GroupSendBody.entries.roomType, { type: 'string', examples: GROUP_SEND_ROOM_TYPES }],
    [PrivateSendBody.entries.roomType, { type: 'string', examples: PRIVATE_SEND_ROOM_TYPES }],
    [newsSchema(), { $ref: referenceTo('Notification', 'output') }],
  ])

/** `data` of a NOTIFICATION event: in the contract any object, so that few have to fetch its schema. */
const newsSchema = () =>
  WsEvent.options.find(({ entries }) => entries.type.literal === 'NOTIFICATION')!.entries.data
