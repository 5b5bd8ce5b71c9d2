import { describe, expect, it, vi } from 'vitest'
import type { StompFrame } from './frameReader.ts'
import { Inbox } from './inbox.ts'

const MAX_BYTES = 100
const aFrame = (bytes: number): StompFrame => ({ command: 'SEND', headers: {}, body: '', bytes })

/** An inbox whose handler ends when it is told to. */
function anInbox() {
  const handled: StompFrame[] = []
  const ends: (() => void)[] = []
  const onFlood = vi.fn<(reason: string) => void>()
  const working = new Set<Promise<void>>()
  const inbox = new Inbox(MAX_BYTES, {
    handle(frame) {
      handled.push(frame)
      return new Promise((resolve) => ends.push(resolve))
    },
    onFlood,
    working,
  })
  const end = async () => {
    ends.shift()!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { inbox, handled, onFlood, working, end }
}

describe('an inbox', () => {
  it('handles one frame after the other, and is work that a stopping server waits for until the last', async () => {
    const { inbox, handled, working, end } = anInbox()
    const [first, second] = [aFrame(1), aFrame(1)]
    inbox.put(first)
    inbox.put(second)
    expect(handled).toEqual([first])
    expect(working.size).toBe(1)
    await end()
    expect(handled).toEqual([first, second])
    expect(working.size).toBe(1)
    await end()
    await vi.waitFor(() => expect(working.size).toBe(0))
    inbox.put(aFrame(1))
    expect(handled).toHaveLength(3)
  })

  it('takes as many waiting bytes as its limit, and closes at one more', async () => {
    const { inbox, onFlood, end } = anInbox()
    inbox.put(aFrame(MAX_BYTES))
    inbox.put(aFrame(MAX_BYTES))
    expect(onFlood).not.toHaveBeenCalled()
    await end()
    inbox.put(aFrame(MAX_BYTES))
    expect(onFlood).not.toHaveBeenCalled()
    inbox.put(aFrame(1))
    expect(onFlood.mock.calls).toEqual([['Too many frames waiting']])
  })

  it('takes a thousand frames between two beats, and closes at one more', () => {
    const { inbox, onFlood } = anInbox()
    for (let i = 0; i < 1_000; i += 1) inbox.put(aFrame(0))
    expect(onFlood).not.toHaveBeenCalled()
    inbox.put(aFrame(0))
    expect(onFlood.mock.calls).toEqual([['Too many frames']])
    inbox.beat()
    for (let i = 0; i < 1_000; i += 1) inbox.put(aFrame(0))
    expect(onFlood).toHaveBeenCalledOnce()
  })

  it('that is cleared handles none of the frames that waited, and has room again', async () => {
    const { inbox, handled, onFlood, end } = anInbox()
    inbox.put(aFrame(0))
    inbox.put(aFrame(MAX_BYTES))
    inbox.clear()
    await end()
    expect(handled).toHaveLength(1)
    inbox.put(aFrame(0))
    inbox.put(aFrame(MAX_BYTES))
    expect(onFlood).not.toHaveBeenCalled()
  })
})
