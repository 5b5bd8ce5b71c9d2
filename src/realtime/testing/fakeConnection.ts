import type { WsEvent } from '#contract/ws/frames.ts'
import type { OutgoingFrame } from '../channel.ts'
import type { ConnectionCallbacks, ConnectionEnd, Dial, DialOptions } from '../connection.ts'

/** One dial and its connection. The test plays the server. */
export interface FakeLine {
  readonly options: DialOptions
  readonly subscriptions: ReadonlySet<string>
  readonly sent: readonly OutgoingFrame[]
  /** Closed by the client. */
  readonly isClosed: boolean
  open: () => void
  end: (how: ConnectionEnd) => void
  /** Delivers a frame to a subscribed destination; a string is sent as it is. */
  receive: (destination: string, event: WsEvent | string) => void
  confirm: (destination: string) => void
}

export interface FakeNetwork {
  dial: Dial
  /** Every dial so far. */
  lines: FakeLine[]
  /** The latest dial. */
  readonly line: FakeLine
  onSubscribe: ((destination: string) => void) | null
  /** Called with every SEND. */
  onSend: ((frame: OutgoingFrame, line: FakeLine) => void) | null
}

/**
 * Replaces the port. A dial waits until the test opens it; a subscription is confirmed after
 * `subscribesAfterMs`, by default at once.
 */
export function fakeConnection({ subscribesAfterMs = 0 } = {}): FakeNetwork {
  const lines: FakeLine[] = []
  const network: FakeNetwork = {
    lines,
    onSubscribe: null,
    onSend: null,
    get line() {
      const latest = lines.at(-1)
      if (!latest) throw new Error('No connection was dialled.')
      return latest
    },
    dial(options, callbacks) {
      const subscriptions = new Set<string>()
      const sent: OutgoingFrame[] = []
      const line = makeLine(options, callbacks, subscriptions, sent)
      lines.push(line)
      return {
        subscribe(destination) {
          if (subscriptions.has(destination)) throw new Error(`Subscribed twice: ${destination}`)
          subscriptions.add(destination)
          network.onSubscribe?.(destination)
          if (subscribesAfterMs > 0) setTimeout(() => line.confirm(destination), subscribesAfterMs)
          else {
            line.hears.add(destination)
            queueMicrotask(() => line.confirm(destination))
          }
        },
        unsubscribe(destination) {
          subscriptions.delete(destination)
          line.hears.delete(destination)
        },
        send(frame) {
          sent.push(frame)
          network.onSend?.(frame, line)
        },
        close: () => line.hangUp(),
      }
    },
  }
  return network
}

function makeLine(
  options: DialOptions,
  callbacks: ConnectionCallbacks,
  subscriptions: Set<string>,
  sent: OutgoingFrame[],
): FakeLine & { hangUp: () => void; hears: Set<string> } {
  const hears = new Set<string>()
  let isClosed = false
  let hasEnded = false
  const unlessOver = (act: () => void) => {
    if (!isClosed && !hasEnded) act()
  }
  return {
    options,
    hears,
    subscriptions,
    sent,
    get isClosed() {
      return isClosed
    },
    hangUp() {
      isClosed = true
    },
    open: () => unlessOver(callbacks.opened),
    end: (how) =>
      unlessOver(() => {
        hasEnded = true
        callbacks.ended(how, 'test')
      }),
    receive: (destination, event) =>
      unlessOver(() => {
        if (!hears.has(destination)) return
        callbacks.frame(destination, typeof event === 'string' ? event : JSON.stringify(event))
      }),
    confirm: (destination) =>
      unlessOver(() => {
        if (!subscriptions.has(destination)) return
        hears.add(destination)
        callbacks.subscribed(destination)
      }),
  }
}
