import type { CloseCode } from '#contract/ws/closeCodes.ts'
import type { Connection, ConnectionListener } from '../connection.ts'
import type { Realtime } from '../createRealtime.ts'
import { FrameReader, type StompFrame } from '../stomp/frameReader.ts'

/** A fake peer: frames sent to it are parsed and recorded; what it says goes straight to its session. */
export interface FakePeer {
  listener: ConnectionListener
  frames: StompFrame[]
  heartBeats: number
  closedWith: { code: CloseCode; reason: string } | null
  identified: boolean
  /** Sends one STOMP frame; `headers` are not escaped. */
  say(command: string, headers?: Record<string, string>, body?: string): void
  /** Bodies of the MESSAGE frames received on a subscription, parsed. */
  received(subscriptionId: string): unknown[]
}

export function fakePeer(realtime: Realtime): FakePeer {
  const reader = new FrameReader(Infinity, (frame) => peer.frames.push(frame))
  reader.escaped = true
  const connection: Connection = {
    send({ text }) {
      if (text === '\n') peer.heartBeats += 1
      reader.read(text)
    },
    close(code, reason) {
      peer.closedWith ??= { code, reason }
    },
    identified() {
      peer.identified = true
    },
  }
  const peer: FakePeer = {
    frames: [],
    heartBeats: 0,
    closedWith: null,
    identified: false,
    listener: realtime.accept(connection),
    say(command, headers = {}, body = '') {
      peer.listener.receive(stompText(command, headers, body))
    },
    received: (subscriptionId) =>
      peer.frames
        .filter((frame) => frame.command === 'MESSAGE' && frame.headers.subscription === subscriptionId)
        .map((frame) => JSON.parse(frame.body) as unknown),
  }
  return peer
}

export function stompText(command: string, headers: Record<string, string> = {}, body = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  return `${command}\n${lines.join('')}\n${body}\0`
}
