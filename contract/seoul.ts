/** Days are days in Seoul (docs/wire.md "Days"), whose offset has been +9 all year since 1988. */

// Swedish dates are in ISO 8601 format.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })

/** `2025-08-04`. */
export const dayInSeoul = (at: Date): string => day.format(at)

/** The first instant of a day. */
export const startOfDayInSeoul = (isoDay: string): Date => new Date(`${isoDay}T00:00:00.000+09:00`)

/** The last instant of a day, in the millisecond precision of stored times. */
export const endOfDayInSeoul = (isoDay: string): Date => new Date(`${isoDay}T23:59:59.999+09:00`)

const OFFSET_MINUTES = 9 * 60

/** Minutes since midnight in Seoul, 0 to 1439. */
export const minuteOfDayInSeoul = (at: Date): number =>
  (Math.floor(at.getTime() / 60_000) + OFFSET_MINUTES) % (24 * 60)
