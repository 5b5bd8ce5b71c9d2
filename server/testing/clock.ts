interface Span {
  ms?: number
  seconds?: number
  minutes?: number
  hours?: number
  days?: number
}

export interface TestClock {
  now: () => Date
  set(instant: Date | string): void
  /** Moves forward by the sum of the given units. */
  advance(span: Span): void
}

/** Monday noon in Seoul; a fixed instant, so that tests do not depend on the day. */
const START = Date.parse('2025-08-04T03:00:00.000Z')

export function testClock(): TestClock {
  let at = START
  return {
    now: () => new Date(at),
    set(instant) {
      at = new Date(instant).getTime()
    },
    advance({ ms = 0, seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      at += ms + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days)))
    },
  }
}
