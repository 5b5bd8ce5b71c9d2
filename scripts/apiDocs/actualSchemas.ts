import { UnreadCount } from '#contract/http/chat/rooms.ts'
import { Notification, NOTIFICATION_TYPES } from '#contract/http/notifications/notifications.ts'
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

/** Marks a schema of this list until the document is written: its pipe needs no further conversion. */
export const IS_ACTUAL = 'x-is-actual'

/**
 * The type on the wire where a schema of the contract only checks or repairs it. The key is the schema, or
 * the first one of its pipe, which is what the conversion looks up.
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

/** `data` of a NOTIFICATION event. The contract accepts any object, so that few clients load its schema. */
const newsSchema = () =>
  WsEvent.options.find(({ entries }) => entries.type.literal === 'NOTIFICATION')!.entries.data
