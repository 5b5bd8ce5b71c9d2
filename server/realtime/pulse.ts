export const BEAT_MS = 1_000

/** Beats needed for a time span. Waiting that long lasts at least the span, at most one beat longer. */
export const beatsIn = (ms: number): number => Math.ceil(ms / BEAT_MS)

/**
 * One timer for everything that waits whole seconds, instead of several per socket. Waits are counted in
 * beats instead of read from a clock, so no peer times out while the process is suspended (laptop lid closed,
 * long garbage collection).
 */
export class Pulse {
  beats = 0
  private readonly timer: ReturnType<typeof setInterval>

  constructor(onBeat: () => void) {
    this.timer = setInterval(() => {
      this.beats += 1
      onBeat()
    }, BEAT_MS)
    // In a browser tab (mocks/) the timer is a number and keeps nothing alive.
    if (typeof this.timer === 'object') this.timer.unref()
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
