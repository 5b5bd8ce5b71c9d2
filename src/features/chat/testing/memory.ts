import type { Disk, FileDisk, OpenChannel } from '../storage/disk.ts'

/** A disk that survives the reloads of a test's tabs. */
export function memoryDisk(): Disk & FileDisk {
  const kept = new Map<string, unknown>()
  return {
    read: async <T>(key: string) => structuredClone(kept.get(key)) as T | undefined,
    update: async <T>(key: string, change: (old: T | undefined) => T) => {
      kept.set(key, structuredClone(change(structuredClone(kept.get(key)) as T | undefined)))
    },
    write: async (key, value) => void kept.set(key, structuredClone(value)),
    remove: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  }
}

/** Connects the tabs of a test. */
export function memoryChannels(): OpenChannel {
  const open = new Set<{ name: string; onMessage: (message: unknown) => void }>()
  return (name, onMessage) => {
    const mine = { name, onMessage }
    open.add(mine)
    return {
      tell(message) {
        const copy: unknown = structuredClone(message)
        for (const other of open)
          if (other !== mine && other.name === name)
            queueMicrotask(() => open.has(other) && other.onMessage(copy))
      },
      close: () => open.delete(mine),
    }
  }
}

interface Waiting {
  run: () => void
  reject: (reason: unknown) => void
}

/** The Web Locks of one browser: exclusive, first come first served, can be stolen. */
export function memoryLocks(): LockManager {
  const queues = new Map<string, Waiting[]>()
  const holders = new Map<string, Waiting>()

  function promote(name: string): void {
    if (holders.has(name)) return
    const first = queues.get(name)?.shift()
    if (!first) return
    holders.set(name, first)
    first.run()
  }

  const request = (name: string, { signal, steal }: LockOptions, hold: () => Promise<unknown> | undefined) =>
    new Promise((resolve, reject) => {
      const mine: Waiting = {
        reject,
        run: () => {
          void Promise.resolve(hold()).then((value) => {
            resolve(value)
            if (holders.get(name) !== mine) return
            holders.delete(name)
            promote(name)
          })
        },
      }
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      signal?.addEventListener('abort', () => {
        if (!queue.includes(mine)) return
        queue.splice(queue.indexOf(mine), 1)
        reject(new DOMException('aborted', 'AbortError'))
      })
      if (steal) {
        holders.get(name)?.reject(new DOMException('stolen', 'AbortError'))
        holders.delete(name)
        queue.unshift(mine)
      } else queue.push(mine)
      queueMicrotask(() => promote(name))
    })

  return { request, query: () => Promise.resolve({}) } as unknown as LockManager
}
