// The client half of the fan-out bench: SockJS + STOMP over bare WebSockets, cheap enough to leave the cores to the server.
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { groupSend, groupTopic } from '#contract/ws/destinations.ts'

export type ClientsCommand =
  /** Members `from` to `from + count - 1` connect and subscribe to the room. */
  | { do: 'open'; port: number; from: number; count: number; reads: boolean }
  /** The members take turns to send; latencies of all deliveries. */
  | { do: 'talk'; perSecond: number; seconds: number }
  | { do: 'counted' }
  /** Latencies of stamped messages since the last time. */
  | { do: 'latencies' }

/** `latencies` in ms. */
export type ClientsAnswer =
  { opened: number } | { received: number; closed: number } | { latencies: number[] }

const ROOM = groupTopic(1)
const MESSAGE = Buffer.from('"MESSAGE\\n')
const sockets: WebSocket[] = []
let received = 0
let closed = 0
let latencies: number[] = []

function open(port: number, memberId: number, reads: boolean): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/000/bench-${memberId}/websocket`)
  sockets.push(socket)
  const say = (frame: string) => socket.send(JSON.stringify([`${frame}\0`]))
  socket.on('error', () => {})
  socket.on('close', () => (closed += 1))
  return new Promise((resolve) => {
    socket.on('message', (data: Buffer) => {
      for (let at = data.indexOf(MESSAGE); at !== -1; at = data.indexOf(MESSAGE, at + 1)) received += 1
      const text = data.subarray(0, 60).toString('latin1')
      if (text === 'o') return say(`CONNECT\naccept-version:1.2\nAuthorization:${memberId}\n\n`)
      if (text.startsWith('a["CONNECTED')) say(`SUBSCRIBE\nid:s0\ndestination:${ROOM}\nreceipt:r\n\n`)
      if (text.startsWith('a["RECEIPT')) {
        if (!reads) socket.pause()
        resolve()
      }
      for (const [, sentAt] of data.toString('latin1').matchAll(/@(\d+(?:\.\d+)?)@/g)) {
        latencies.push(clock() - Number(sentAt))
      }
    })
  })
}

/** Wall clock in ms with a fraction; the same for both processes. */
const clock = () => performance.timeOrigin + performance.now()

async function talk(perSecond: number, seconds: number): Promise<ClientsAnswer> {
  latencies = []
  const startedAt = performance.now()
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const dueIn = startedAt + (sent * 1000) / perSecond - performance.now()
    if (dueIn > 0) await wait(dueIn)
    const frame = `SEND\ndestination:${groupSend(1)}\n\n@${clock()}@\0`
    sockets[sent % sockets.length]?.send(JSON.stringify([frame]))
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

process.on('message', (command: ClientsCommand) => {
  obey(command).then(
    (answer) => process.send?.(answer),
    (err: unknown) => {
      throw err
    },
  )
})
process.on('disconnect', () => process.exit())
