// Members who lose their connection and come back, in their own process. Each keeps the state the app's
// client would keep.
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { listMessages, MessagePage } from '#contract/http/chat/messages.ts'
import { MESSAGE_PAGE_SIZE_MAX } from '#contract/limits.ts'
import { groupTopic } from '#contract/ws/destinations.ts'
import { accessTokens } from './accessTokens.ts'
import { obeyParent } from './forked.ts'
import { bodiesIn, LightSocket } from './lightSocket.ts'

export type ComeBackCommand =
  /** Opens the members of rooms `fromRoom` to `toRoom`, `size` each, except the first `staying` of a room. */
  | { do: 'open'; origin: string; fromRoom: number; toRoom: number; size: number; staying: number }
  /** All connections drop at once; each member is back at a different moment within that time, gap filled. */
  | { do: 'dropAndReturn'; withinMs: number }
  /** Reads the stored messages of each room and compares. */
  | { do: 'compare' }

export type ComeBackAnswer =
  | { opened: number }
  /** `caughtUpMs`: from reconnecting to everything being there. `redials`: refused or broken attempts. */
  | { caughtUpMs: Float64Array; redials: number }
  /** `lost`, `doubled`: over all members. `stored`: over all rooms, each room counted once. */
  | { lost: number; doubled: number; stored: number }

const REDIAL_AFTER_MS = 500
const Enveloped = v.object({ result: MessagePage })

class Client {
  private readonly origin: string
  private readonly token: string
  readonly roomId: number
  private socket: LightSocket | null = null
  /** Message ids this member has, and those the present connection has brought. */
  readonly known = new Set<number>()
  private live = new Set<number>()
  private newest: number
  doubled = 0

  constructor(origin: string, token: string, roomId: number) {
    this.origin = origin
    this.token = token
    this.roomId = roomId
    this.newest = roomId // each room begins with one message
    this.known.add(roomId)
  }

  async dial(): Promise<void> {
    this.live = new Set()
    this.socket = await LightSocket.dial({
      origin: this.origin,
      token: this.token,
      destination: groupTopic(this.roomId),
      onPayload: (payload) => this.read(payload),
    })
  }

  drop(): void {
    this.socket?.drop()
  }

  /**
   * Reconnects as the app's client does: subscribes first, then fetches everything after the newest known
   * message. Returns how often it was refused.
   */
  async comeBack(): Promise<number> {
    const newest = this.newest
    for (let redials = 0; ; redials += 1) {
      try {
        await this.dial()
        for (const { messageId } of await this.messagesAfter(newest)) this.known.add(messageId)
        return redials
      } catch {
        this.drop()
        await wait(REDIAL_AFTER_MS)
      }
    }
  }

  async messagesAfter(messageId: number): Promise<MessagePage['messages']> {
    const messages: MessagePage['messages'] = []
    for (let after = messageId; ;) {
      const path = listMessages.path.replace(':roomId', String(this.roomId))
      const answer = await fetch(`${this.origin}${path}?after=${after}&limit=${MESSAGE_PAGE_SIZE_MAX}`, {
        headers: { Authorization: `Bearer ${this.token}` },
      })
      if (answer.status !== 200) throw new Error(`the gap fill was answered ${answer.status}`)
      const page = v.parse(Enveloped, await answer.json()).result
      messages.push(...page.messages)
      if (!page.hasNext || page.lastMessageId === null) return messages
      after = page.lastMessageId
    }
  }

  private read(payload: Buffer): void {
    for (const body of bodiesIn(payload)) {
      const { type, data } = body as { type: string; data: { messageId: number } }
      if (type !== 'MESSAGE') continue
      if (this.live.has(data.messageId)) this.doubled += 1
      this.live.add(data.messageId)
      this.known.add(data.messageId)
      this.newest = Math.max(this.newest, data.messageId)
    }
  }
}

const clients: Client[] = []

async function open({ origin, fromRoom, toRoom, size, staying }: Extract<ComeBackCommand, { do: 'open' }>) {
  const tokens = await accessTokens(toRoom * size)
  for (let roomId = fromRoom; roomId <= toRoom; roomId += 1) {
    const here = tokens
      .slice((roomId - 1) * size + staying, roomId * size)
      .map((token) => new Client(origin, token, roomId))
    await Promise.all(here.map((client) => client.dial()))
    clients.push(...here)
  }
  return { opened: clients.length }
}

async function dropAndReturn(withinMs: number): Promise<ComeBackAnswer> {
  for (const client of clients) client.drop()
  let redials = 0
  const caughtUpMs = await Promise.all(
    clients.map(async (client) => {
      await wait(Math.random() * withinMs)
      const since = performance.now()
      redials += await client.comeBack()
      return performance.now() - since
    }),
  )
  return { caughtUpMs: Float64Array.from(caughtUpMs), redials }
}

async function compare(): Promise<ComeBackAnswer> {
  const rooms = new Map(clients.map((client) => [client.roomId, client]))
  let stored = 0
  let doubled = clients.reduce((sum, client) => sum + client.doubled, 0)
  let lost = 0
  for (const [roomId, reader] of rooms) {
    const messages = await reader.messagesAfter(0)
    stored += messages.length
    const sentOnce = new Set(messages.map((message) => message.clientMessageId ?? message.messageId))
    doubled += messages.length - sentOnce.size
    for (const client of clients) {
      if (client.roomId !== roomId) continue
      lost += messages.filter(({ messageId }) => !client.known.has(messageId)).length
    }
  }
  return { lost, doubled, stored }
}

obeyParent<ComeBackCommand, ComeBackAnswer>((command) => {
  switch (command.do) {
    case 'open':
      return open(command)
    case 'dropAndReturn':
      return dropAndReturn(command.withinMs)
    case 'compare':
      return compare()
  }
})
