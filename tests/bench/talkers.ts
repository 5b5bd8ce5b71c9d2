// Members who write in their groups, in their own process: one socket each, rooms filled one after the other.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { groupSend, groupTopic } from '#contract/ws/destinations.ts'
import { accessTokens } from './accessTokens.ts'
import { obeyParent } from './forked.ts'
import { clock, LightSocket } from './lightSocket.ts'

export type TalkersCommand =
  /**
   * Connects the first `talking` members of each of `rooms` rooms, which have `size` members each; they take
   * the nodes in turn.
   */
  | {
      do: 'open'
      origins: readonly string[]
      rooms: number
      size: number
      talking: number
      /** All members of a room take the same node. */
      isApart?: boolean
      /** Rooms before the first of these. */
      after?: number
      /** These members only listen. */
      isQuiet?: boolean
    }
  /** Everybody sends the next text as soon as the last one is confirmed, within the limit of one session. */
  | { do: 'flood'; seconds: number }
  /** They take turns at a steady rate. */
  | { do: 'talk'; perSecond: number; seconds: number }

export type TalkersAnswer =
  | { opened: number }
  /** `latenciesMs`: from SEND to each delivery, including the sender's own. */
  | { confirmed: number; seconds: number; latenciesMs: Float64Array; refused: number }

interface Talker {
  socket: LightSocket
  roomId: number
  /** Times of recent sends; a session may send 20 times in 10 s. */
  sentAt: number[]
}

const LIMIT = 19
const LIMIT_WITHIN_MS = 10_500
const REFUSED = Buffer.from('\\"ERROR\\"')

const talkers: Talker[] = []
let latencies: number[] = []
let refused = 0

function onPayload(payload: Buffer): void {
  if (payload.includes(REFUSED)) refused += 1
  for (const [, sentAt] of payload.toString('latin1').matchAll(/@(\d+(?:\.\d+)?)@/g)) {
    latencies.push(clock() - Number(sentAt))
  }
}

/** Connects seat by seat, so that consecutive talkers write to different rooms through different nodes. */
async function open(command: Extract<TalkersCommand, { do: 'open' }>) {
  const { origins, rooms, size, talking, isApart = false, after = 0, isQuiet = false } = command
  const tokens = await accessTokens((after + rooms) * size)
  for (let seat = 0; seat < talking; seat += 1) {
    const dialled = Array.from({ length: rooms }, (_, nth) => after + nth).map(
      async (room): Promise<Talker> => ({
        roomId: room + 1,
        sentAt: [],
        socket: await LightSocket.dial({
          origin: origins[(isApart ? room : seat + room) % origins.length]!,
          token: tokens[room * size + seat]!,
          destination: groupTopic(room + 1),
          onPayload,
        }),
      }),
    )
    const opened = await Promise.all(dialled)
    if (!isQuiet) talkers.push(...opened)
  }
  return { opened: talkers.length }
}

function send({ socket, roomId, sentAt }: Talker): Promise<void> {
  sentAt.push(performance.now())
  if (sentAt.length > LIMIT) sentAt.shift()
  const content = `4시 어때요? 연습실은 예약할게요 @${clock()}@`
  return socket.send(
    groupSend(roomId),
    JSON.stringify({ roomType: 'GROUP', content, clientMessageId: randomUUID() }),
  )
}

const mayNotSend = ({ sentAt }: Talker) =>
  sentAt.length === LIMIT && performance.now() - sentAt[0]! < LIMIT_WITHIN_MS

async function flood(seconds: number): Promise<TalkersAnswer> {
  let confirmed = 0
  const since = performance.now()
  const until = since + seconds * 1000
  await Promise.all(
    talkers.map(async (talker) => {
      while (performance.now() < until) {
        if (mayNotSend(talker)) {
          await wait(50)
          continue
        }
        await send(talker)
        confirmed += 1
      }
    }),
  )
  return counted(confirmed, (performance.now() - since) / 1000)
}

async function talk(perSecond: number, seconds: number): Promise<TalkersAnswer> {
  const since = performance.now()
  const underWay: Promise<void>[] = []
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const dueIn = since + (sent * 1000) / perSecond - performance.now()
    if (dueIn > 0) await wait(dueIn)
    underWay.push(send(talkers[sent % talkers.length]!))
  }
  await Promise.race([Promise.all(underWay), wait(10_000)])
  return counted(underWay.length, (performance.now() - since) / 1000)
}

/** Waits until deliveries have stopped arriving. */
async function counted(confirmed: number, seconds: number): Promise<TalkersAnswer> {
  for (let quietMs = 0, before = -1; quietMs < 500; quietMs += 100) {
    if (latencies.length !== before) quietMs = 0
    before = latencies.length
    await wait(100)
  }
  const answer = { confirmed, seconds, latenciesMs: Float64Array.from(latencies), refused }
  latencies = []
  refused = 0
  return answer
}

obeyParent<TalkersCommand, TalkersAnswer>((command) => {
  switch (command.do) {
    case 'open':
      return open(command)
    case 'flood':
      return flood(command.seconds)
    case 'talk':
      return talk(command.perSecond, command.seconds)
  }
})
