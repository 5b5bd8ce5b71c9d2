import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { listMessages, MessagePage } from '#contract/http/chat/messages.ts'
import { MESSAGE_PAGE_SIZE_MAX } from '#contract/limits.ts'
import { groupSend, groupTopic } from '#contract/ws/destinations.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import {
  gapPageArrived,
  historyArrived,
  roomEntered,
  roomOpened,
  selectRoom,
  timelineReducer,
} from '#src/features/chat/timeline/timelineSlice.ts'
import { visibleMessages } from '#src/features/chat/timeline/visibleMessages.ts'
import { redialDelayMs } from '#src/realtime/connectionMachine.ts'
import { connectionChanged, framesArrived } from '#src/realtime/realtimeSlice.ts'
import { bodiesIn, clock, LightSocket } from './lightSocket.ts'

const Enveloped = v.object({ result: MessagePage })
const DIAL_WITHIN_MS = 10_000
const READ_WITHIN_MS = 10_000
const READ_AGAIN_AFTER_MS = 1_000
/** P6a: redials are spread by ± 30 %. */
const spread = (ms: number) => ms * (0.7 + 0.6 * Math.random())

/** A text of a member, from its first SEND until the server has confirmed it. */
export interface Said {
  id: string
  roomId: number
  sentAt: number
  /** Null: not confirmed yet. */
  confirmedAt: number | null
}

interface Seat {
  origin: string
  token: string
  roomId: number
}

/**
 * A member with one open room, who does what the app does: the room's state is the app's own reducer, which
 * finds holes by `previousMessageId` (W15); holes and gaps are filled with CH4 (W4), a lost connection is
 * dialled again after the app's pauses, and what is not confirmed is sent again with its id (W3). Times are
 * those of `clock`.
 */
export class StormMember {
  readonly seat: Seat
  /** When each text appeared on the screen, by `clientMessageId`. */
  readonly shownAt = new Map<string, number>()
  readonly said: Said[] = []
  /** Connections that ended by themselves, with the close code. */
  readonly ends: { code: number; at: number }[] = []
  /** Every dial after the first connection. */
  readonly redials: { at: number; hasOpened: boolean }[] = []
  /** Reads that got no answer, or another than 200. */
  failedReads = 0
  private timeline = timelineReducer(undefined, { type: 'storm/started' })
  private socket: LightSocket | null = null
  /** Counts connections; a page that was read on an earlier one may have a gap behind it. */
  private connections = 0
  private filling: Promise<void> | null = null
  private isOver = false

  constructor(seat: Seat) {
    this.seat = seat
    this.dispatch(roomOpened({ roomId: seat.roomId, kind: 'GROUP' }))
    this.dispatch(roomEntered({ roomId: seat.roomId }))
  }

  /** Resolves when the room is shown up to its end. */
  async connect(): Promise<void> {
    for (let tries = 1; !this.isOver; tries += 1) {
      const dial = { at: clock(), hasOpened: true }
      if (this.ends.length > 0) this.redials.push(dial)
      try {
        await this.dial()
        break
      } catch {
        dial.hasOpened = false
        await wait(spread(redialDelayMs(tries)), undefined, { ref: false })
      }
    }
    await this.fill()
    for (const said of this.said) if (said.confirmedAt === null) this.post(said)
  }

  say(): Said {
    const said: Said = {
      id: randomUUID(),
      roomId: this.seat.roomId,
      sentAt: clock(),
      confirmedAt: null,
    }
    this.said.push(said)
    this.post(said)
    return said
  }

  end(): void {
    this.isOver = true
    this.socket?.drop()
  }

  /** The texts on the screen, by `clientMessageId`, in their order. */
  shown(): string[] {
    return visibleMessages(this.room()).flatMap(({ clientMessageId }) => clientMessageId ?? [])
  }

  /** Everything stored in the room. @throws Error the server does not answer */
  async stored(): Promise<MessagePage['messages']> {
    const messages: MessagePage['messages'] = []
    for (let after = 0; ;) {
      const page = await this.read(`after=${after}`)
      messages.push(...page.messages)
      if (!page.hasNext || page.lastMessageId === null) return messages
      after = page.lastMessageId
    }
  }

  private async dial(): Promise<void> {
    const { origin, token, roomId } = this.seat
    let isOpen = false
    const dialled = LightSocket.dial({
      origin,
      token,
      destination: groupTopic(roomId),
      onPayload: (payload) => this.receive(payload),
      onClosed: (code) => {
        if (isOpen) this.lost(code)
      },
    })
    dialled.catch(() => {})
    const tooLong = wait(DIAL_WITHIN_MS, null, { ref: false })
    const socket = await Promise.race([dialled, tooLong])
    if (socket === null) {
      void dialled.then((late) => late.drop())
      throw new Error('no connection in time')
    }
    isOpen = true
    this.socket = socket
    this.connections += 1
    this.dispatch(connectionChanged({ status: 'live', problem: null }))
  }

  private lost(code: number): void {
    this.socket = null
    if (!this.isOver) this.ends.push({ code, at: clock() })
    this.dispatch(connectionChanged({ status: 'stale', problem: 'socket' }))
    if (!this.isOver)
      void wait(spread(redialDelayMs(1)), undefined, { ref: false }).then(() => this.connect())
  }

  private post(said: Said): void {
    const body = { roomType: 'GROUP', content: '4시 어때요?', clientMessageId: said.id }
    void this.socket?.send(groupSend(said.roomId), JSON.stringify(body)).then(() => confirm(said))
  }

  private receive(payload: Buffer): void {
    const events = (bodiesIn(payload) as WsEvent[]).filter(({ type }) => type === 'MESSAGE')
    if (events.length === 0) return
    this.dispatch(framesArrived(events))
    if (!this.room().solid && this.socket !== null) void this.fill()
  }

  /** Reads what is missing, until nothing is. */
  private fill(): Promise<void> {
    this.filling ??= this.fillNow().finally(() => (this.filling = null))
    return this.filling
  }

  private async fillNow(): Promise<void> {
    const { roomId } = this.seat
    while (this.socket !== null && !this.room().solid) {
      const { hasOlder, solidUpTo, missing } = this.room()
      const isFirst = hasOlder === null
      const connection = this.connections
      try {
        const page = await this.read(
          isFirst ? 'limit=100' : `after=${solidUpTo}&limit=${MESSAGE_PAGE_SIZE_MAX}`,
        )
        const subscribed = this.socket !== null && connection === this.connections
        const arrived = isFirst ? historyArrived : gapPageArrived
        this.dispatch(arrived({ roomId, page, subscribed, sought: missing }))
      } catch {
        this.failedReads += 1
        await wait(READ_AGAIN_AFTER_MS, undefined, { ref: false })
      }
    }
  }

  private async read(query: string): Promise<MessagePage> {
    const { origin, token, roomId } = this.seat
    const path = listMessages.path.replace(':roomId', String(roomId))
    const answer = await fetch(`${origin}${path}?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(READ_WITHIN_MS),
    })
    if (answer.status !== 200) throw new Error(`CH4 was answered ${answer.status}`)
    return v.parse(Enveloped, await answer.json()).result
  }

  private room() {
    return selectRoom({ timeline: this.timeline }, this.seat.roomId)!
  }

  private dispatch(action: Parameters<typeof timelineReducer>[1]): void {
    this.timeline = timelineReducer(this.timeline, action)
    this.noteShown()
  }

  /** No row is ever inserted between two that are shown, so the new ones are at the end. */
  private noteShown(): void {
    const room = selectRoom({ timeline: this.timeline }, this.seat.roomId)
    const messages = visibleMessages(room)
    for (let at = messages.length - 1; at >= 0; at -= 1) {
      const id = messages[at]!.clientMessageId
      if (id === null || this.shownAt.has(id)) return
      this.shownAt.set(id, clock())
      const own = this.said.findLast((said) => said.id === id)
      if (own) confirm(own)
    }
  }
}

function confirm(said: Said): void {
  said.confirmedAt ??= clock()
}
