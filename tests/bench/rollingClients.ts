// Members, callers and an upload during a rolling restart, in their own process: they trust the balancer's
// certificate by NODE_EXTRA_CA_CERTS, which is read once at the start.
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { uploadAttachment } from '#contract/http/chat/attachments.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { createRoom, listRooms } from '#contract/http/chat/rooms.ts'
import { AUDIO_MAX_BYTES } from '#contract/limits.ts'
import { CLOSE } from '#contract/ws/closeCodes.ts'
import { wavOf } from '#server/sample/media/wav.ts'
import { accessTokens } from './accessTokens.ts'
import { obeyParent } from './forked.ts'
import { StormMember, type Said } from './stormMember.ts'
import { talk, until } from './stormTown.ts'
import { quantile } from './table.ts'
import { compareWithStore, isShown } from './textsThere.ts'

export type RollingCommand =
  /** Connects the `size` members of each of rooms 1 to `rooms`. */
  | { do: 'open'; origin: string; rooms: number; size: number }
  /** They write and make requests at these rates until `finish`, and one uploads 20 MB again and again. */
  | { do: 'start'; messagesPerSecond: number; requestsPerSecond: number }
  /** `restarts`: from the signal to a node until it serves again, by `clock`. */
  | { do: 'finish'; restarts: readonly { from: number; to: number }[] }

export interface RollingFigures {
  texts: number
  lost: number
  doubled: number
  unconfirmed: number
  requests: number
  /** How many were made in fact. */
  requestsPerSecond: number
  failedRequests: number
  requestP99Ms: number
  requestMaxMs: number
  uploads: number
  failedUploads: number
  /** Rooms that were answered 200 and are missing or doubled in the list of their maker. */
  wrongRooms: number
  /** Sockets that ended with another code than 1012. */
  otherEnds: number
  failedRedials: number
  redials: number
  /** For each restart: seconds from the first redial to the last, and the most within one second, in per cent. */
  spreadSeconds: number[]
  mostInASecondPercent: number[]
  /** What failed, for the terminal. */
  complaints: string[]
}

export type RollingAnswer = { opened: number } | { started: true } | RollingFigures

const CONFIRMED_WITHIN_MS = 40_000
/** 20 MB in five seconds. */
const PIECES = 50
const PIECE_EVERY_MS = 100
const SAMPLE_RATE_HZ = 44_100

let origin = ''
let tokens: string[] = []
let members: StormMember[] = []
let isOver = false
let talking: Promise<Said[]> = Promise.resolve([])
let asking: Promise<unknown> = Promise.resolve()
let uploading: Promise<unknown> = Promise.resolve()
const times: number[] = []
const complaints = new Map<string, number>()
/** Names of rooms that were answered 200, by the index of their maker. */
const made = new Map<string, number>()
let failedRequests = 0
let requestsPerSecond = 0
let uploads = 0
let failedUploads = 0

const complain = (what: string) => void complaints.set(what, (complaints.get(what) ?? 0) + 1)

async function open(command: Extract<RollingCommand, { do: 'open' }>): Promise<RollingAnswer> {
  origin = command.origin
  tokens = await accessTokens(command.rooms * command.size)
  members = tokens.map(
    (token, at) => new StormMember({ origin, token, roomId: Math.floor(at / command.size) + 1 }),
  )
  await Promise.all(members.map((member) => member.connect()))
  return { opened: members.length }
}

/** Like a browser's: kept alive, and not more than the machine can open while it has other work. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Sent {
  method?: string
  headers: Record<string, string>
  body?: Uint8Array
}

async function send(
  path: string,
  { method = 'GET', headers, body }: Sent,
): Promise<{ status: number; text: string }> {
  const sending = request(`${origin}${path}`, { method, headers, agent })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  sending.end(body)
  const [answer] = await answered
  let text = ''
  for await (const part of answer.setEncoding('utf8')) text += String(part)
  return { status: answer.statusCode ?? 0, text }
}

/** One in twenty makes a group, one in ten reads the page; the others read lists and messages. */
async function ask(nth: number): Promise<void> {
  const at = nth % tokens.length
  const headers = { Authorization: `Bearer ${tokens[at]}`, Accept: 'application/json, text/html' }
  const since = performance.now()
  let what = ''
  const get = (path: string) => {
    what = `GET ${path.replace(/\d+/, 'n')}`
    return send(path, { headers })
  }
  const makeRoom = async () => {
    what = `POST ${createRoom.path}`
    const form = new FormData()
    const roomName = `방${nth}`
    form.append('data', JSON.stringify({ memberIds: [((at + 1) % tokens.length) + 1], roomName }))
    const written = new Response(form)
    const type = written.headers.get('content-type') ?? ''
    const body = new Uint8Array(await written.arrayBuffer())
    const answer = await send(createRoom.path, {
      method: createRoom.method,
      headers: { ...headers, 'Content-Type': type, 'Content-Length': String(body.length) },
      body,
    })
    if (answer.status === 200) made.set(roomName, at)
    return answer
  }
  try {
    const roomId = String(members[at]!.seat.roomId)
    const { status } = await (nth % 20 === 0
      ? makeRoom()
      : nth % 10 === 1
        ? get('/login')
        : nth % 3 === 0
          ? get(listMessages.path.replace(':roomId', roomId))
          : get(listRooms.path))
    if (status === 200) times.push(performance.now() - since)
    else {
      failedRequests += 1
      complain(`${what}: ${status}`)
    }
  } catch (error) {
    failedRequests += 1
    complain(`${what}: ${String(error)}`)
  }
}

async function askSteadily(perSecond: number): Promise<void> {
  const since = performance.now()
  const underWay: Promise<void>[] = []
  while (!isOver) {
    // also when it is late, or answers would never be read
    await wait(Math.max(0, since + (underWay.length * 1000) / perSecond - performance.now()))
    underWay.push(ask(underWay.length))
  }
  const seconds = (performance.now() - since) / 1000
  await Promise.all(underWay)
  requestsPerSecond = underWay.length / seconds
}

async function uploadAgainAndAgain(): Promise<void> {
  const sound = wavOf(new Float32Array(AUDIO_MAX_BYTES / 2 - 1_000), SAMPLE_RATE_HZ)
  const form = new FormData()
  form.append('file', new File([sound], 'voice', { type: 'audio/wav' }))
  const written = new Response(form)
  const type = written.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await written.arrayBuffer())
  while (!isOver) {
    uploads += 1
    const status = await upload(bytes, type).catch((error: unknown) => String(error))
    if (status === 200) continue
    failedUploads += 1
    complain(`upload: ${status}`)
  }
}

async function upload(bytes: Buffer, type: string): Promise<number | undefined> {
  const { seat } = members[0]!
  const path = uploadAttachment.path.replace(':roomId', String(seat.roomId))
  const sending = request(`${origin}${path}`, {
    method: uploadAttachment.method,
    agent: false,
    headers: { Authorization: `Bearer ${seat.token}`, 'Content-Type': type, 'Content-Length': bytes.length },
  })
  const answered = once(sending, 'response') as Promise<[{ statusCode?: number; resume(): void }]>
  const size = Math.ceil(bytes.length / PIECES)
  for (let at = 0; at < bytes.length && !sending.destroyed; at += size) {
    sending.write(bytes.subarray(at, at + size))
    await Promise.race([wait(PIECE_EVERY_MS), answered])
  }
  sending.end()
  const [answer] = await answered
  answer.resume()
  return answer.statusCode
}

async function finish({ restarts }: Extract<RollingCommand, { do: 'finish' }>): Promise<RollingAnswer> {
  isOver = true
  const [said] = await Promise.all([talking, asking, uploading])
  await until(() => said.every(({ confirmedAt }) => confirmedAt !== null), CONFIRMED_WITHIN_MS)
  const confirmed = said.filter(({ confirmedAt }) => confirmedAt !== null)
  await until(
    () => members.every((member) => confirmed.every((text) => isShown(member, text))),
    CONFIRMED_WITHIN_MS,
  )
  const compared = await compareWithStore(members, confirmed)
  const ends = members.flatMap((member) => member.ends)
  const redials = members.flatMap((member) => member.redials)
  for (const { code } of ends) if (code !== CLOSE.restart) complain(`a socket ended with ${code}`)
  const failedReads = members.reduce((sum, member) => sum + member.failedReads, 0)
  if (failedReads > 0) complain(`reads of a gap that failed: ${failedReads}`)
  const spreads = restarts.map(({ from, to }) =>
    spreadOf(redials.map(({ at }) => at).filter((at) => at >= from && at <= to)),
  )
  const figures: RollingFigures = {
    texts: said.length,
    ...compared,
    unconfirmed: said.length - confirmed.length,
    requests: times.length + failedRequests,
    requestsPerSecond,
    failedRequests: failedRequests + failedReads,
    requestP99Ms: quantile(times, 0.99),
    requestMaxMs: Math.max(...times),
    uploads,
    failedUploads,
    wrongRooms: await countWrongRooms(),
    otherEnds: ends.filter(({ code }) => code !== CLOSE.restart).length,
    failedRedials: redials.filter(({ hasOpened }) => !hasOpened).length,
    redials: redials.length,
    spreadSeconds: spreads.map(({ seconds }) => seconds),
    mostInASecondPercent: spreads.map(({ mostPercent }) => mostPercent),
    complaints: [...complaints].map(([what, count]) => `${count} × ${what}`),
  }
  for (const member of members) member.end()
  return figures
}

function spreadOf(at: number[]): { seconds: number; mostPercent: number } {
  if (at.length === 0) return { seconds: 0, mostPercent: 100 }
  const sorted = at.sort((a, b) => a - b)
  const withinASecond = sorted.map(
    (start) => sorted.filter((each) => each >= start && each < start + 1000).length,
  )
  return {
    seconds: (sorted.at(-1)! - sorted[0]!) / 1000,
    mostPercent: (100 * Math.max(...withinASecond)) / sorted.length,
  }
}

async function countWrongRooms(): Promise<number> {
  const names = new Map<number, string[]>()
  for (const at of new Set(made.values())) {
    const { text } = await send(listRooms.path, { headers: { Authorization: `Bearer ${tokens[at]}` } })
    const { result } = JSON.parse(text) as { result: { chatRoomInfos: { chatName: string }[] } }
    names.set(
      at,
      result.chatRoomInfos.map(({ chatName }) => chatName),
    )
  }
  return [...made].filter(([name, at]) => names.get(at)!.filter((each) => each === name).length !== 1).length
}

obeyParent<RollingCommand, RollingAnswer>(async (command) => {
  switch (command.do) {
    case 'open':
      return open(command)
    case 'start':
      talking = talk(members, command.messagesPerSecond, () => isOver)
      asking = askSteadily(command.requestsPerSecond)
      uploading = uploadAgainAndAgain()
      return { started: true }
    case 'finish':
      return finish(command)
  }
})
