/**
 * Decides which of a member's tabs sends from their shared outbox. The browser grants the lock to one tab
 * and, when that tab closes or releases it, to the next.
 *
 * Without Web Locks (they need a secure page) every tab holds it: two tabs may then send the same message,
 * which the server stores once (W3).
 */
export interface DrainLock {
  readonly isHeld: boolean
  /** Requests this member's lock; null releases it. Only a connected tab should hold it. */
  want: (memberId: number | null) => void
  /** Steals the lock from a tab that does not send, for example one the system has suspended. */
  take: () => void
}

export function makeDrainLock(
  locks: LockManager | undefined,
  onChange: (isHeld: boolean) => void,
): DrainLock {
  let memberId: number | null = null
  let isHeld = false
  /** Cancels the pending request or releases the held lock. */
  let letGo = () => {}

  function set(held: boolean): void {
    if (isHeld === held) return
    isHeld = held
    onChange(held)
  }

  function request(manager: LockManager, name: string, steal: boolean): void {
    letGo()
    const queue = new AbortController()
    let release = () => {}
    let isOver = false
    letGo = () => {
      isOver = true
      queue.abort()
      release()
    }
    // a stealing request never queues, so the browser forbids combining the two options
    const options = steal ? { steal } : { signal: queue.signal }
    manager
      .request(name, options, () => {
        if (isOver) return
        set(true)
        return new Promise<void>((resolve) => {
          release = resolve
        })
      })
      .catch(() => {}) // aborted here, or stolen by another tab
      .finally(() => {
        if (isOver) return
        set(false)
        request(manager, name, false)
      })
  }

  return {
    get isHeld() {
      return isHeld
    },
    want(next) {
      if (next === memberId) return
      memberId = next
      letGo()
      letGo = () => {}
      if (next === null || locks) set(false)
      if (next === null) return
      if (locks) request(locks, lockName(next), false)
      else set(true)
    },
    take() {
      if (memberId !== null && locks && !isHeld) request(locks, lockName(memberId), true)
    },
  }
}

const lockName = (memberId: number) => `hapju-outbox-${memberId}`
