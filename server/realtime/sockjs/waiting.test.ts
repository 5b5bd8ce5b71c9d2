import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { BACKLOG_MAX_BYTES } from '#contract/limits.ts'
import { CLOSE } from '#contract/ws/closeCodes.ts'
import { OutFrame } from '../outFrame.ts'
import { Admission, ADMISSION_LIMITS } from './admission.ts'
import { PollingSession } from './pollingSession.ts'
import { Flusher, type ConnectionHost } from './queuedConnection.ts'
import { Receiver } from './receiver.ts'
import { SOCKJS_FRAMING, WebSocketConnection } from './webSocketConnection.ts'

/** The timeouts of the transports, at one beat a second. */
let host: ConnectionHost & { beats: number }
const admission = new Admission(ADMISSION_LIMITS)
const listener = { receive: vi.fn<(text: string) => void>(), closed: vi.fn<() => void>() }

beforeEach(() => {
  vi.resetAllMocks()
  host = { flusher: new Flusher(), beats: 0, cut: vi.fn<() => void>(), gone: vi.fn<() => void>() }
})

function pass(connection: { beat(): void }, beats: number): void {
  for (let i = 0; i < beats; i++) {
    host.beats += 1
    connection.beat()
  }
}

/** A response that records what is written to it. */
class FakeResponse extends EventEmitter {
  text = ''
  ended = false
  destroyed = false
  writableLength = 0
  writeHead(): void {}
  write(bytes: Uint8Array | string): void {
    this.text += bytes.toString()
  }
  end(): void {
    this.ended = true
  }
  destroy(): void {
    this.destroyed = true
  }
}

const receiverOf = (response: FakeResponse, kind: 'xhr' | 'eventsource' = 'xhr') =>
  new Receiver(response as unknown as ServerResponse, kind)

describe('a polling session', () => {
  const forgotten = vi.fn<() => void>()
  let session: PollingSession
  beforeEach(() => {
    session = new PollingSession(host, admission.admit('::1')!, forgotten)
    session.listen(listener)
  })

  it('ends when nobody has polled for five seconds', () => {
    session.attach(receiverOf(new FakeResponse()), true)
    pass(session, 5)
    expect(listener.closed).not.toHaveBeenCalled()
    pass(session, 1)
    expect(listener.closed).toHaveBeenCalledOnce()
    expect(forgotten).toHaveBeenCalledOnce()
  })

  it('lives as long as a receiver waits, and sends it a heart-beat every 25 seconds', () => {
    const response = new FakeResponse()
    session.attach(receiverOf(response, 'eventsource'), true)
    pass(session, 60)
    expect(response.text).toBe('\r\ndata: o\r\n\r\ndata: h\r\n\r\ndata: h\r\n\r\n')
    expect(listener.closed).not.toHaveBeenCalled()
  })

  it('answers once more with the reason of its end, and is then removed', () => {
    session.close(CLOSE.tokenExpired, 'Token expired')
    const response = new FakeResponse()
    session.attach(receiverOf(response), false)
    expect(response.text).toBe('c[4001,"Token expired"]\n')
    pass(session, 6)
    expect(forgotten).toHaveBeenCalledOnce()
    expect(listener.closed).toHaveBeenCalledOnce()
  })

  it('is told that it reads too slowly when over a mebibyte piles up between two polls', () => {
    session.attach(receiverOf(new FakeResponse()), true)
    const frame = new OutFrame('x'.repeat(BACKLOG_MAX_BYTES / 4))
    for (let i = 0; i < 5; i++) session.send(frame)
    expect(host.cut).toHaveBeenCalledOnce()
    expect(session.backlogBytes).toBe(0)
    const response = new FakeResponse()
    session.attach(receiverOf(response), false)
    expect(response.text).toBe('c[1013,"Reading too slowly"]\n')
  })

  it('is cut off together with a response that nobody reads', () => {
    const response = new FakeResponse()
    session.attach(receiverOf(response, 'eventsource'), true)
    response.writableLength = BACKLOG_MAX_BYTES
    session.send(new OutFrame('\n'))
    expect(response.destroyed).toBe(true)
  })
})

describe('a WebSocket', () => {
  class FakeWebSocket extends EventEmitter {
    readonly OPEN = 1
    readyState = 1
    ping = vi.fn<() => void>()
    terminate = vi.fn<() => void>()
    close = vi.fn<() => void>()
  }
  let ws: FakeWebSocket
  let written: () => string
  let connection: WebSocketConnection
  beforeEach(() => {
    ws = new FakeWebSocket()
    const socket = new PassThrough()
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    written = () => text
    connection = new WebSocketConnection(
      ws as unknown as WebSocket,
      socket,
      SOCKJS_FRAMING,
      host,
      admission.admit('::1')!,
    )
    connection.listen(listener)
  })

  it('is pinged every 25 seconds and stays while it answers', async () => {
    for (let i = 0; i < 3; i++) {
      pass(connection, 25)
      ws.emit('pong')
    }
    expect(ws.ping).toHaveBeenCalledTimes(3)
    expect(ws.terminate).not.toHaveBeenCalled()
    await expect.poll(written).toBe('\x81\x01o\x81\x01h\x81\x01h\x81\x01h')
  })

  it('is gone 25 seconds after a ping that it does not answer', () => {
    pass(connection, 49)
    expect(ws.terminate).not.toHaveBeenCalled()
    pass(connection, 1)
    expect(ws.terminate).toHaveBeenCalledOnce()
  })
})
