/**
 * One second less than the code is valid, so that the page does not promise more than the server accepts
 * (docs/product/auth.md "Code step").
 */
const CODE_COUNTDOWN_SECONDS = 299

/** When the countdown of a code that was just sent ends, in ms since 1970. */
export const codeEndFromNow = (): number => Date.now() + CODE_COUNTDOWN_SECONDS * 1_000

/**
 * Computed from the end time, not from counted ticks, because timers stop in the background
 * (docs/interface.md "Dates, numbers, names"). Rounded up, so that the last second shows until it is over.
 */
export function secondsUntil(endsAtMs: number | null, nowMs: number): number {
  return endsAtMs === null ? 0 : Math.max(0, Math.ceil((endsAtMs - nowMs) / 1_000))
}

/** `04:59`. */
export function countdownText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
