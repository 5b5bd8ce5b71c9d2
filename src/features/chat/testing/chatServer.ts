import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import type { ChatMessage, MessagePage } from '#contract/http/chat/messages.ts'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { ERROR_QUEUE, groupTopic, parseSend, roomQueue, UNREAD_QUEUE } from '#contract/ws/destinations.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import type { OutgoingFrame } from '#src/realtime/channel.ts'
import type { FakeLine, FakeNetwork } from '#src/realtime/testing/fakeConnection.ts'
import { isRefusal, makeXhr, type UploadFate } from './uploads.ts'

/**
 * `lost`: stored, but the connection ends without an echo. `twice`: echoed twice. `late`: echoed after the
 * next message.
 */
export type SendFate = 'lost' | 'twice' | 'late' | ErrorCode

export interface TestRoom {
  roomId: number
  roomType: 'GROUP' | 'PRIVATE'
  people: number[]
}

/**
 * A server model small enough for property tests to run thousands of times: it stores, counts, answers pages
 * and sends frames. It follows the contract; the journeys run the same client against the real server.
 */
export interface ChatServer {
  messages: ChatMessage[]
  /** Read marks in order of arrival: `[memberId, roomId, messageId]`. */
  marks: [number, number, number][]
  /** WS10 in order of arrival: `[memberId, roomId]`. */
  typed: [number, number][]
  /** Every call and subscription, as `GET /api/chat/rooms` and `SUBSCRIBE /topic/room/5`. */
  calls: string[]
  /** A member writes from another device. */
  say: (
    roomId: number,
    senderId: number,
    content: string,
    clientMessageId?: string,
    attachmentId?: number,
  ) => ChatMessage
  /** A member reads everything up to a message. */
  read: (roomId: number, memberId: number, messageId: number) => void
  /** Lets a tab connect, send and call. */
  attach: (
    memberId: number,
    network: FakeNetwork,
  ) => { accessToken: string; goOnline: () => void; goOffline: () => void }
  /** Answers the calls of all tabs, which it tells apart by their tokens. */
  answer: typeof fetch
  Xhr: typeof XMLHttpRequest
  /** The outcomes of the next SENDs of messages, one each. */
  fates: SendFate[]
  /** The outcomes of the next uploads, one each. */
  uploadFates: UploadFate[]
  /** The bytes of uploaded files, by `attachmentId`. */
  files: Map<number, Blob>
  /** The number of uploads started. */
  uploads: number
  /** Simulates the passing of a day: files without a message are deleted. */
  expireFiles: () => void
  /** Delivers the next message after the one that follows it, or a moment later. */
  delayNext: () => void
  /** The next message is stored, but its event never arrives: its node is killed before it is published. */
  loseNext: () => void
  /** Refusals of SENDs and uploads, in order. */
  refusals: ErrorCode[]
}

interface SendBody {
  content: string
  clientMessageId: string
  attachmentId?: number
}

/** How long a late delivery waits for the next one. */
const LATE_BY_MS = 30

/** An answer is computed at the request and sent later, so that frames may arrive before it. */
const ANSWER_AFTER_MS = 5

const START = Date.parse('2026-11-20T00:00:00.000Z')

export function chatServer(rooms: TestRoom[]): ChatServer {
  const tabs: { memberId: number; network: FakeNetwork; isOnline: boolean }[] = []
  /** A token is the tab's index. */
  const tabOf = (accessToken: string) => tabs[Number(accessToken)]!
  let filesEver = 0
  let isNextLate = false
  let isNextLost = false
  let overtaken: (() => void)[] = []
  const reads = new Map<string, number>()
  const readUpTo = (roomId: number, memberId: number) => reads.get(`${roomId}/${memberId}`) ?? 0

  const server: ChatServer = {
    messages: [],
    marks: [],
    typed: [],
    calls: [],
    fates: [],
    refusals: [],
    uploadFates: [],
    delayNext() {
      isNextLate = true
    },
    loseNext() {
      isNextLost = true
    },
    files: new Map(),
    uploads: 0,
    expireFiles() {
      const named = new Set(server.messages.map(({ attachment }) => attachment?.attachmentId))
      for (const id of server.files.keys()) if (!named.has(id)) server.files.delete(id)
    },
    say(roomId, senderId, content, clientMessageId, attachmentId) {
      const messageId = server.messages.length + 1
      const message: ChatMessage = {
        messageId,
        roomId,
        senderId,
        senderName: `member${senderId}`,
        content,
        timestamp: new Date(START + messageId * 1_000).toISOString(),
        type: attachmentId === undefined ? 'TEXT' : 'IMAGE',
        clientMessageId: clientMessageId ?? null,
        attachment: attachmentId === undefined ? null : attachmentOf(attachmentId),
      }
      server.messages.push(message)
      raise(roomId, senderId, messageId)
      publish(message)
      return message
    },
    read(roomId, memberId, messageId) {
      if (messageId <= readUpTo(roomId, memberId)) return
      raise(roomId, memberId, messageId)
      const data = { memberId, nickname: `member${memberId}`, roomId, messageId }
      toRoom(roomId, { type: 'READ', data })
    },
    attach(memberId, network) {
      const tab = { memberId, network, isOnline: true }
      tabs.push(tab)
      const { dial } = network
      network.dial = (options, callbacks) => {
        const connection = dial(options, callbacks)
        const { line } = network
        queueMicrotask(() => (tab.isOnline ? line.open() : line.end('connect')))
        return connection
      }
      network.onSubscribe = (destination) => server.calls.push(`SUBSCRIBE ${destination}`)
      network.onSend = (frame, line) => {
        if (tab.isOnline) receive(memberId, frame, line)
      }
      return {
        accessToken: String(tabs.length - 1),
        goOnline: () => {
          tab.isOnline = true
        },
        goOffline: () => {
          deliverOvertaken()
          tab.isOnline = false
          network.lines.at(-1)?.end('socket')
        },
      }
    },
    answer(input, init) {
      const { memberId, isOnline } = tabOf(
        new Headers(init?.headers).get('authorization')!.replace('Bearer ', ''),
      )
      if (!isOnline) return Promise.reject(new TypeError('offline'))
      const url = new URL(input instanceof Request ? input.url : input)
      const response = respond(memberId, url, init?.method ?? 'GET')
      return new Promise((resolve) => setTimeout(() => resolve(response), ANSWER_AFTER_MS))
    },
    Xhr: makeXhr({
      isOnline: (accessToken) => tabOf(accessToken).isOnline,
      begun() {
        server.uploads += 1
        const fate = server.uploadFates.shift()
        if (isRefusal(fate)) server.refusals.push(fate)
        return fate
      },
      takeIn(_accessToken, _roomId, file) {
        filesEver += 1
        server.files.set(filesEver, file)
        return attachmentOf(filesEver)
      },
    }),
  }

  const attachmentOf = (attachmentId: number) => {
    const { type, size } = server.files.get(attachmentId)!
    return { attachmentId, url: `/room-files/${attachmentId}`, mime: type, bytes: size, width: 4, height: 3 }
  }

  function raise(roomId: number, memberId: number, messageId: number): void {
    reads.set(`${roomId}/${memberId}`, Math.max(messageId, readUpTo(roomId, memberId)))
  }

  const linesOf = (memberId?: number): FakeLine[] =>
    tabs
      .filter((tab) => tab.isOnline && (memberId === undefined || tab.memberId === memberId))
      .flatMap((tab) => tab.network.lines.slice(-1))

  const destinationsOf = (roomId: number) => [groupTopic(roomId), roomQueue(roomId)]

  function toRoom(roomId: number, event: WsEvent): void {
    for (const line of linesOf())
      for (const destination of destinationsOf(roomId)) line.receive(destination, event)
  }

  /** Frames may be delivered late, but none is lost before the connection itself is. */
  function deliverOvertaken(): void {
    for (const deliver of overtaken.splice(0)) deliver()
  }

  function publish(message: ChatMessage): void {
    if (isNextLost) {
      isNextLost = false
      return
    }
    if (!isNextLate) {
      deliver(message)
      deliverOvertaken()
      return
    }
    isNextLate = false
    overtaken.push(() => deliver(message))
    setTimeout(deliverOvertaken, LATE_BY_MS)
  }

  function eventOf(message: ChatMessage): WsEvent {
    const { roomId, messageId } = message
    const previous = server.messages.findLast((each) => each.roomId === roomId && each.messageId < messageId)
    return { type: 'MESSAGE', data: { ...message, previousMessageId: previous?.messageId ?? null } }
  }

  function deliver(message: ChatMessage): void {
    const { roomId, senderId, content, timestamp } = message
    toRoom(roomId, eventOf(message))
    for (const memberId of rooms.find((room) => room.roomId === roomId)?.people ?? []) {
      if (memberId === senderId) continue
      const lines = linesOf(memberId)
      const isIn = lines.some((line) => destinationsOf(roomId).some((each) => line.subscriptions.has(each)))
      if (isIn) continue
      const data = { senderId, roomId, content, timestamp }
      for (const line of lines) line.receive(UNREAD_QUEUE, { type: 'UNREAD_MESSAGE', data })
    }
  }

  function receive(memberId: number, { destination, body }: OutgoingFrame, line: FakeLine): void {
    const send = parseSend(destination)
    if (!send) throw new Error(`No such destination: ${destination}`)
    if (send.id === 'WS12') return
    const { roomId } = send
    if (send.id === 'WS10') {
      server.typed.push([memberId, roomId])
      return
    }
    if (send.id === 'WS7' || send.id === 'WS8') {
      server.marks.push([memberId, roomId, Number(body)])
      server.read(roomId, memberId, Number(body))
      return
    }
    const { content, clientMessageId, attachmentId } = JSON.parse(body) as SendBody
    const stored = server.messages.find((message) => message.clientMessageId === clientMessageId)
    const isGone = !stored && attachmentId !== undefined && !server.files.has(attachmentId)
    const planned = server.fates.shift()
    const isRefused = planned !== undefined && !isDelivery(planned)
    const fate = isGone && !isRefused ? 'ATTACHMENT4004' : planned
    if (fate && !isDelivery(fate)) {
      server.refusals.push(fate)
      const data = { code: fate, message: ERRORS[fate][1], destination, clientMessageId }
      queueMicrotask(() => line.receive(ERROR_QUEUE, { type: 'ERROR', data }))
      return
    }
    const echo = (message: ChatMessage) =>
      destinationsOf(roomId).forEach((each) => line.receive(each, eventOf(message)))
    if (stored) return echo(stored)
    if (fate === 'lost') line.end('socket')
    if (fate === 'late') server.delayNext()
    const message = server.say(roomId, memberId, content, clientMessageId, attachmentId)
    if (fate === 'twice') echo(message)
  }

  function respond(memberId: number, url: URL, method: string): Response {
    server.calls.push(`${method} ${url.pathname}`)
    const roomId = Number(/\/rooms\/(\d+)/.exec(url.pathname)?.[1])
    if (url.pathname.endsWith('/members/join')) return join(roomId, memberId)
    if (url.pathname.endsWith('/members/exit')) return refusal('CHAT4000')
    if (url.pathname.endsWith('/messages')) return answer(page(roomId, url.searchParams))
    if (url.pathname === '/api/chat/rooms') return answer({ chatRoomInfos: listOf(memberId) })
    if (url.pathname === `/api/chat/rooms/${roomId}`) return enter(roomId, memberId)
    throw new Error(`Not modelled: ${method} ${url.pathname}`)
  }

  function join(roomId: number, memberId: number): Response {
    const people = rooms.find((room) => room.roomId === roomId)?.people ?? []
    if (people.includes(memberId)) return refusal('CHAT4001')
    people.push(memberId)
    return answer({ roomId, message: '입장', timestamp: new Date(START).toISOString() })
  }

  function enter(roomId: number, memberId: number): Response {
    const room = rooms.find((each) => each.roomId === roomId)
    if (!room?.people.includes(memberId)) return refusal('CHAT4004')
    const infos = othersOf(room, memberId).map(({ profileImageUrl: imageUrl, ...person }) => ({
      ...person,
      imageUrl,
    }))
    const messageList = { messages: [], hasNext: false, lastMessageId: null }
    return answer({ roomId, roomType: room.roomType, messageList, participantInfos: { infos } })
  }

  function page(roomId: number, query: URLSearchParams): MessagePage {
    const limit = Number(query.get('limit') ?? 20)
    const after = query.get('after')
    const cursor = Number(query.get('cursor') ?? 0)
    const all = server.messages.filter((message) => message.roomId === roomId)
    const right =
      after !== null
        ? all.filter(({ messageId }) => messageId > Number(after))
        : all.filter(({ messageId }) => cursor === 0 || messageId < cursor).toReversed()
    const messages = right.slice(0, limit)
    return { messages, hasNext: right.length > limit, lastMessageId: messages.at(-1)?.messageId ?? null }
  }

  /** Latest first; nothing is ever pinned here. */
  const listOf = (memberId: number): RoomInfo[] =>
    rooms
      .filter(({ people }) => people.includes(memberId))
      .map((room) => rowOf(room, memberId))
      .sort((a, b) => Date.parse(b.lastMessageAt ?? '9999') - Date.parse(a.lastMessageAt ?? '9999'))

  const othersOf = ({ roomId, people }: TestRoom, memberId: number) =>
    people
      .filter((id) => id !== memberId)
      .map((id) => ({
        memberId: id,
        nickname: `member${id}`,
        profileImageUrl: null,
        lastReadMessageId: readUpTo(roomId, id),
      }))

  function rowOf(room: TestRoom, memberId: number): RoomInfo {
    const { roomId, roomType } = room
    const all = server.messages.filter((message) => message.roomId === roomId)
    const last = all.at(-1)
    const others = othersOf(room, memberId)
    const base = {
      roomId,
      chatName: `room${roomId}`,
      imageUrl: null,
      pinnedAt: null,
      unreadCount: all.filter(
        ({ messageId, senderId }) => senderId !== memberId && messageId > readUpTo(roomId, memberId),
      ).length,
      lastMessageAt: last?.timestamp ?? null,
      lastMessage: last ? { content: last.content, type: last.type, senderId: last.senderId } : null,
    }
    return roomType === 'GROUP'
      ? { ...base, roomType, memberInfos: others, ownerId: memberId, isOpen: false }
      : { ...base, roomType, memberInfo: others[0]! }
  }

  return server
}

const isDelivery = (fate: SendFate) => fate === 'lost' || fate === 'twice' || fate === 'late'

const answer = (result: unknown) =>
  Response.json({ isSuccess: true, code: 'COMMON200', message: '성공입니다.', result })

function refusal(code: ErrorCode): Response {
  const [status, message] = ERRORS[code]
  return Response.json({ isSuccess: false, code, message }, { status })
}
