/**
 * Which of a member's tabs sends from the outbox they share. The browser gives the lock to one and, when that tab is closed or
 * lets go, to the next.
 *
 * Where there are no Web Locks (they need a secure page) every tab holds it: two may then send the same message, and the
 * server stores it once (W3).
 */
export interface DrainLock {
  readonly isHeld: boolean
  /** Asks for the lock of this member; null gives it back. Only a connected tab should hold it. */
  want: (memberId: number | null) => void
  /** Takes it from a tab that does not send, for example one the system has put to sleep. */
  take: () => void
}

export function makeDrainLock(
  locks: LockManager | undefined,
  onChange: (isHeld: boolean) => void,
): DrainLock {
  let memberId: number | null = null
  let isHeld = false
  /** Ends the present request, or the present holding. */
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
    // a request that steals is never in a queue, so the two options exclude each other
    const options = steal ? { steal } : { signal: queue.signal }
    manager
      .request(name, options, () => {
        if (isOver) return
        set(true)
        return new Promise<void>((resolve) => {
          release = resolve
        })
      })
      .catch(() => {}) // aborted by us, or taken by another tab
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
