// The client half of the fan-out bench.
import { setTimeout as wait } from 'node:timers/promises'
import { groupSend, groupTopic } from '#contract/ws/destinations.ts'
import { obeyParent } from './forked.ts'
import { clock, LightSocket } from './lightSocket.ts'

export type ClientsCommand =
  /** Connects members `from` to `from + count - 1` and subscribes them to the room. */
  | { do: 'open'; port: number; from: number; count: number; reads: boolean }
  /** The members take turns to send; returns the latencies of all deliveries. */
  | { do: 'talk'; perSecond: number; seconds: number }
  | { do: 'counted' }
  /** Returns the latencies of stamped messages since the last request. */
  | { do: 'latencies' }

/** `latencies` in ms. */
export type ClientsAnswer =
  | { opened: number }
  | { received: number; closed: number }
  | { latencies: number[] }

const ROOM = groupTopic(1)
const MESSAGE = Buffer.from('"MESSAGE\\n')
const sockets: LightSocket[] = []
let received = 0
let closed = 0
let latencies: number[] = []

async function open(port: number, memberId: number, reads: boolean): Promise<void> {
  const socket = await LightSocket.dial({
    origin: `http://127.0.0.1:${port}`,
    token: String(memberId),
    destination: ROOM,
    onPayload: count,
    onClosed: () => (closed += 1),
  })
  if (!reads) socket.stopReading()
  sockets.push(socket)
}

function count(payload: Buffer): void {
  for (let at = payload.indexOf(MESSAGE); at !== -1; at = payload.indexOf(MESSAGE, at + 1)) received += 1
  for (const [, sentAt] of payload.toString('latin1').matchAll(/@(\d+(?:\.\d+)?)@/g))
    latencies.push(clock() - Number(sentAt))
}

async function talk(perSecond: number, seconds: number): Promise<ClientsAnswer> {
  latencies = []
  const startedAt = performance.now()
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const dueIn = startedAt + (sent * 1000) / perSecond - performance.now()
    if (dueIn > 0) await wait(dueIn)
    void sockets[sent % sockets.length]?.send(groupSend(1), `@${clock()}@`)
  }
  await wait(500)
  return { latencies }
}

async function obey(command: ClientsCommand): Promise<ClientsAnswer> {
  switch (command.do) {
    case 'open':
      for (let opened = 0; opened < command.count; opened += 100) {
        const batch = Math.min(100, command.count - opened)
        await Promise.all(
          Array.from({ length: batch }, (_, i) =>
            open(command.port, command.from + opened + i, command.reads),
          ),
        )
      }
      return { opened: command.count }
    case 'talk':
      return talk(command.perSecond, command.seconds)
    case 'counted':
      return { received, closed }
    case 'latencies': {
      const answer = { latencies }
      latencies = []
      return answer
    }
  }
}

obeyParent(obey)
