const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Seoul has no daylight saving time. */
const SEOUL_AHEAD = 9 * 60 * MINUTE

/**
 * The times of the sample data. They are relative to the minute of loading, so that the rooms look recent on
 * any day.
 */
export interface SampleClock {
  minutesAgo(minutes: number): Date
  /** A time of day in Seoul, some days ago. */
  daysAgo(days: number, timeOfDay?: string): Date
}

export function sampleClock(now: Date): SampleClock {
  const minute = Math.floor(now.getTime() / MINUTE) * MINUTE
  const midnight = Math.floor((minute + SEOUL_AHEAD) / DAY) * DAY - SEOUL_AHEAD
  return {
    minutesAgo: (minutes) => new Date(minute - minutes * MINUTE),
    daysAgo(days, timeOfDay = '12:00') {
      const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number)
      return new Date(midnight - days * DAY + (hours * 60 + minutes) * MINUTE)
    },
  }
}
