import type { Logger } from 'pino'

/** For what follows the draining. A supervisor must grant both before it kills. */
const WITHIN_MS = 10_000

/**
 * Runs the steps of a graceful stop on SIGTERM or SIGINT, in order, and exits 0. They begin with
 * `drainSeconds` in which the node still serves while the balancer notices that it is not ready. A second
 * signal, a failing step or a timeout exits 1; committed data never depends on a graceful stop.
 */
export function stopOnSignal(log: Logger, drainSeconds: number, steps: () => Promise<void>): void {
  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'shutting down')
    setTimeout(
      () => {
        log.error('shutdown timed out')
        process.exit(1)
      },
      drainSeconds * 1_000 + WITHIN_MS,
    ).unref()
    steps().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/**
 * An uncaught exception leaves the process in an unknown state, so the process exits at once; its supervisor
 * restarts it.
 */
export function exitOnMistake(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error, exiting')
    process.exit(1)
  })
}
