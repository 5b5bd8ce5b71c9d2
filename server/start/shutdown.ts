import type { Logger } from 'pino'

/** Everything is over within ten seconds of the signal: what an orchestrator grants before it kills. */
const WITHIN_MS = 10_000

/**
 * Runs the steps of a graceful stop on SIGTERM or SIGINT, in order, and exits 0. A second signal, a step that fails or
 * one that takes too long exits 1: nothing that was committed depends on stopping gracefully.
 */
export function stopOnSignal(log: Logger, steps: () => Promise<void>): void {
  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('stopping took too long')
      process.exit(1)
    }, WITHIN_MS).unref()
    steps().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** A mistake nobody expected leaves the process in an unknown state. It ends at once; whoever runs it starts it again. */
export function exitOnMistake(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a mistake ended the process')
    process.exit(1)
  })
}
