// The server half of the fan-out bench: the real socket without a store, controlled by messages from the
// parent process.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as tick, setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { attachRealtime } from '#server/realtime/attach.ts'
import type { RealtimeEvent } from '#server/realtime/events.ts'
import { obeyParent } from './forked.ts'
import { clock } from './lightSocket.ts'

export const BENCH_ROOM = 1

export type ServerCommand =
  /** Listens on a free port. */
  | { do: 'listen' }
  /** Publishes to the room as fast as the readers read, `perTick` messages between two writes. */
  | { do: 'flood'; messages: number; perTick: number; members: number }
  /** Publishes at a steady rate, each message stamped. Reports the largest backlog of any socket. */
  | { do: 'pace'; perSecond: number; seconds: number; bytes: number; members: number }
  | { do: 'memory' }

export type ServerAnswer =
  | { port: number }
  | { cpuSeconds: number; seconds: number }
  | { largestBacklogBytes: number; connections: number }
  /** In bytes. */
  | { rss: number; heap: number }

const bus = inProcessBus()
const server = createServer()
const realtime = attachRealtime(server, {
  bus,
  log: pino({ level: 'silent' }),
  handlers: {
    async authenticate(token) {
      const memberId = Number(token)
      return {
        ok: true,
        member: { memberId, email: `m${memberId}@bench` },
        expiresAt: new Date('2100-01-01'),
      }
    },
    async send(member, _send, body) {
      await bus.publish(message(body, member.memberId, audience))
      return null
    },
  },
})

function listen(): Promise<ServerAnswer> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve({ port: (server.address() as AddressInfo).port })),
  )
}

/** The audience of the clients' messages: members 1 to 1000. */
const audience = membersUpTo(1_000)

function membersUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1)
}

/** `content` of 36 bytes makes a body of about 250. */
function message(content: string, senderId: number, to: number[]): RealtimeEvent {
  const data = {
    messageId: 123_456,
    roomId: BENCH_ROOM,
    senderId,
    senderName: '기타치는보라',
    content,
    timestamp: '2026-03-14T09:00:00.000Z',
    type: 'TEXT' as const,
    clientMessageId: null,
    attachment: null,
  }
  return {
    kind: 'room',
    roomId: BENCH_ROOM,
    channel: 'topic',
    audience: to,
    event: { type: 'MESSAGE', data },
  }
}

async function flood(messages: number, perTick: number, members: number): Promise<ServerAnswer> {
  const to = membersUpTo(members)
  const startedAt = performance.now()
  const before = process.cpuUsage()
  for (let sent = 0; sent < messages; sent += perTick) {
    for (let i = 0; i < perTick; i++) await bus.publish(message('x'.repeat(36), 1, to))
    await tick()
    // Waits for the readers, so that nobody is cut off for reading more slowly than the server writes.
    while (sent % 64 < perTick && realtime.stats().largestBacklogBytes > 100_000) await wait(1)
  }
  while (realtime.stats().largestBacklogBytes > 0) await wait(1)
  const { user, system } = process.cpuUsage(before)
  return { cpuSeconds: (user + system) / 1e6, seconds: (performance.now() - startedAt) / 1000 }
}

async function pace(
  perSecond: number,
  seconds: number,
  bytes: number,
  members: number,
): Promise<ServerAnswer> {
  const to = membersUpTo(members)
  let largestBacklogBytes = 0
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    // Does not catch up after a stall: a burst would cut off readers that are not slow.
    await wait(1000 / perSecond)
    await bus.publish(message(`@${clock()}@`.padEnd(bytes, 'x'), 1, to))
    largestBacklogBytes = Math.max(largestBacklogBytes, realtime.stats().largestBacklogBytes)
  }
  await wait(500)
  return { largestBacklogBytes, connections: realtime.stats().connections }
}

async function memory(): Promise<ServerAnswer> {
  for (let i = 0; i < 5; i++) {
    globalThis.gc?.()
    await wait(100)
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  return { rss, heap: heapUsed + external }
}

obeyParent<ServerCommand, ServerAnswer>((command) => {
  switch (command.do) {
    case 'listen':
      return listen()
    case 'flood':
      return flood(command.messages, command.perTick, command.members)
    case 'pace':
      return pace(command.perSecond, command.seconds, command.bytes, command.members)
    case 'memory':
      return memory()
  }
})
