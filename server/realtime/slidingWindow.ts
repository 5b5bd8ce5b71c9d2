/** Allows at most `max` takes within any `withinMs`. A refused take does not count. */
export class SlidingWindow {
  private readonly max: number
  private readonly withinMs: number
  private readonly takenAt: number[] = []

  constructor(max: number, withinMs: number) {
    this.max = max
    this.withinMs = withinMs
  }

  /** `nowMs` must come from a monotonic clock. */
  take(nowMs: number): boolean {
    while (this.takenAt.length > 0 && this.takenAt[0]! <= nowMs - this.withinMs) this.takenAt.shift()
    if (this.takenAt.length >= this.max) return false
    this.takenAt.push(nowMs)
    return true
  }
}
