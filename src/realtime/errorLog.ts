import { logProblem } from '#src/lib/log.ts'

/** docs/product/chat.md "Connection strip". */
const ERROR_LOG_THROTTLE_MS = 5_000

export type ErrorLog = (text: string, detail?: unknown) => void

/**
 * Logs at most one line per 5 s, so that a server that is down does not fill the console. Skipped lines are
 * counted.
 */
export function makeErrorLog(write: ErrorLog = logProblem, now: () => number = Date.now): ErrorLog {
  let quietUntil = -Infinity
  let skipped = 0
  return (text, detail) => {
    if (now() < quietUntil) {
      skipped += 1
      return
    }
    quietUntil = now() + ERROR_LOG_THROTTLE_MS
    write(skipped > 0 ? `${text} (+${skipped})` : text, detail)
    skipped = 0
  }
}
