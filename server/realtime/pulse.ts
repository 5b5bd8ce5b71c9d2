export const BEAT_MS = 1_000

/** Whole beats in a span of time; a wait of so many beats lasts at least that long and at most one beat longer. */
export const beatsIn = (ms: number): number => Math.ceil(ms / BEAT_MS)

/**
 * One timer for everything that waits in whole seconds, instead of several per socket. Waits are counted in beats, not
 * read from a clock: while the process stands still (a laptop's lid, a long collection) no peer grows silent.
 */
export class Pulse {
  beats = 0
  private readonly timer: ReturnType<typeof setInterval>

  constructor(onBeat: () => void) {
    this.timer = setInterval(() => {
      this.beats += 1
      onBeat()
    }, BEAT_MS)
    // In a browser tab (mocks/) a timer is a number and holds nothing open.
    if (typeof this.timer === 'object') this.timer.unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
