/** Days are days in Seoul (docs/wire.md "Days"), which has known no other offset since 1988. */

// The Swedish way of writing a date is ISO 8601.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })

/** `2025-08-04`. */
export const dayInSeoul = (at: Date): string => day.format(at)

/** The first instant of a day. */
export const startOfDayInSeoul = (isoDay: string): Date => new Date(`${isoDay}T00:00:00.000+09:00`)

/** The last instant of a day, as stored times are counted: in milliseconds. */
export const endOfDayInSeoul = (isoDay: string): Date => new Date(`${isoDay}T23:59:59.999+09:00`)
