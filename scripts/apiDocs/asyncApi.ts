import type * as v from 'valibot'
import { CLOSE } from '#contract/ws/closeCodes.ts'
import {
  ERROR_QUEUE,
  groupLastRead,
  groupSend,
  groupTopic,
  NOTIFICATION_QUEUE,
  OWN_ROOMS_QUEUE,
  privateLastRead,
  privateSend,
  roomQueue,
  SIGHT,
  SOCKET_PATH,
  typingIn,
  UNREAD_QUEUE,
} from '#contract/ws/destinations.ts'
import { GroupSendBody, PrivateSendBody, SightBody, WsEvent } from '#contract/ws/frames.ts'
import type { CommentReader } from './comments.ts'
import { settled } from './components.ts'
import type { ContractFiles } from './contractFiles.ts'
import type { AnySchema, Mode, Schema } from './schema.ts'
import type { SchemaWriter } from './schemaWriter.ts'
import { SOCKET_INTRODUCTION } from './texts.ts'

/** An AsyncAPI 3.0 document, as far as the generator reads it, from the server's point of view. */
export interface AsyncApi {
  asyncapi: string
  info: { title: string; version: string; description: string }
  defaultContentType: string
  servers: { stomp: { 'x-close-codes': CloseCode[]; [key: string]: unknown } }
  channels: Record<string, Channel>
  operations: Record<string, { action: 'send' | 'receive'; [key: string]: unknown }>
  components: {
    messages: Record<string, Message>
    schemas?: Record<string, Schema>
    securitySchemes: object
  }
}

interface CloseCode {
  code: number
  name: string
  description: string
}

interface Channel {
  address: string
  title: string
  description: string
  'x-destination-id': string
  'x-direction': 'to the client' | 'to the server'
  parameters?: Record<string, { description: string }>
  messages: Record<string, { $ref: string }>
}

interface Message {
  name: string
  contentType?: string
  payload: Schema
}

type EventType = v.InferOutput<typeof WsEvent>['type']
type BodyName = 'GroupSend' | 'PrivateSend' | 'LastRead' | 'Typing' | 'Sight'
type DestinationName = keyof typeof SPELLINGS

const SPELLINGS = {
  groupTopic,
  roomQueue,
  UNREAD_QUEUE,
  ERROR_QUEUE,
  groupSend,
  privateSend,
  privateLastRead,
  groupLastRead,
  NOTIFICATION_QUEUE,
  typingIn,
  OWN_ROOMS_QUEUE,
  SIGHT,
}

/** The messages of each destination. `docs/realtime.md` says when and to whom they are sent. */
const MESSAGES: Record<DestinationName, readonly EventType[] | BodyName> = {
  groupTopic: ['MESSAGE', 'SYSTEM', 'MESSAGE_CHANGED', 'READ', 'TYPING', 'ROOMS_CHANGED'],
  roomQueue: ['MESSAGE', 'SYSTEM', 'MESSAGE_CHANGED', 'READ', 'TYPING'],
  UNREAD_QUEUE: ['UNREAD_MESSAGE'],
  ERROR_QUEUE: ['ERROR'],
  groupSend: 'GroupSend',
  privateSend: 'PrivateSend',
  privateLastRead: 'LastRead',
  groupLastRead: 'LastRead',
  NOTIFICATION_QUEUE: ['NOTIFICATION', 'NOTIFICATIONS_CHANGED', 'FRIENDS_CHANGED', 'ROOMS_CHANGED'],
  typingIn: 'Typing',
  OWN_ROOMS_QUEUE: ['OWN_READ', 'OWN_ROOM_MESSAGE'],
  SIGHT: 'Sight',
}

export function asyncApi(
  files: ContractFiles,
  { commentsIn }: CommentReader,
  writer: SchemaWriter,
  version: string,
): AsyncApi {
  const frames = files.get('contract/ws/frames.ts')!
  const spelled = files.get('contract/ws/destinations.ts')!.docs
  const names = Object.keys(MESSAGES) as DestinationName[]
  const payload = (schema: AnySchema, mode: Mode) => writer.write(schema, mode, new Map())

  const document: AsyncApi = {
    asyncapi: '3.0.0',
    info: {
      title: '합주 socket',
      version,
      description: `${SOCKET_INTRODUCTION}\n\n**Events.** ${frames.docs.get('WsEvent')}`,
    },
    defaultContentType: 'application/json',
    servers: {
      stomp: {
        host: 'localhost:3000',
        pathname: SOCKET_PATH,
        protocol: 'stomp',
        protocolVersion: '1.2',
        description: 'STOMP 1.0 to 1.2 over SockJS, or over a WebSocket at `/ws/websocket`.',
        security: [{ $ref: '#/components/securitySchemes/bearer' }],
        'x-close-codes': closeCodes(files, commentsIn),
      },
    },
    channels: Object.fromEntries(names.map((name) => [name, channelOf(name, spelled.get(name)!)])),
    operations: Object.fromEntries(names.map((name) => [name, operationOf(name)])),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The header `Authorization` of the CONNECT frame: `Bearer <accessToken>`.',
        },
      },
      messages: {
        ...Object.fromEntries(
          WsEvent.options.map((option) => {
            const name = option.entries.type.literal
            return [name, { name, payload: payload(option, 'output') }]
          }),
        ),
        GroupSend: { name: 'GroupSend', payload: payload(GroupSendBody, 'input') },
        PrivateSend: { name: 'PrivateSend', payload: payload(PrivateSendBody, 'input') },
        Sight: { name: 'Sight', payload: payload(SightBody, 'input') },
        LastRead: {
          name: 'LastRead',
          contentType: 'text/plain',
          payload: {
            type: 'string',
            pattern: '^[1-9]\\d{0,14}$',
            description: 'The id of a message, in digits.',
          },
        },
        Typing: {
          name: 'Typing',
          contentType: 'text/plain',
          payload: { description: 'Nothing; it is not read.' },
        },
      },
    },
  }
  return settled(document, writer)
}

/** `doc` is the comment on the destination, such as `WS1. Participants of a GROUP room.` for `groupTopic`. */
function channelOf(name: DestinationName, doc: string): Channel {
  const [, id, text] = /^(WS\d+)[.\s]*(.*)$/s.exec(doc)!
  const spelling = SPELLINGS[name]
  return {
    address: typeof spelling === 'string' ? spelling : spelling(ROOM_ID).replace(String(ROOM_ID), '{roomId}'),
    title: `${id} ${name}`,
    description: text!.replace(/^\(ours\)/, 'Ours'),
    'x-destination-id': id!,
    'x-direction': isSentByServer(name) ? 'to the client' : 'to the server',
    ...(typeof spelling === 'string' ? {} : { parameters: { roomId: { description: 'Of the room.' } } }),
    messages: Object.fromEntries(
      messagesOf(name).map((each) => [each, { $ref: `#/components/messages/${each}` }]),
    ),
  }
}

/** A sample id, replaced by `{roomId}` in the address. */
const ROOM_ID = 7

const operationOf = (name: DestinationName) => ({
  action: isSentByServer(name) ? ('send' as const) : ('receive' as const),
  channel: { $ref: `#/channels/${name}` },
  messages: messagesOf(name).map((each) => ({ $ref: `#/channels/${name}/messages/${each}` })),
})

const isSentByServer = (name: DestinationName) => typeof MESSAGES[name] !== 'string'
const messagesOf = (name: DestinationName): readonly string[] => [MESSAGES[name]].flat()

function closeCodes(files: ContractFiles, commentsIn: CommentReader['commentsIn']): CloseCode[] {
  const file = files.get('contract/ws/closeCodes.ts')!
  const comments = commentsIn({ file, node: file.declared.get('CLOSE')! })
  return Object.entries(CLOSE).map(([name, code]) => ({ code, name, description: comments.get(name)!.text! }))
}
