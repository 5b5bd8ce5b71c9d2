import type { Deps } from '../deps.ts'

/**
 * Runs a job once, for the log, the metrics and the traces, under its name there. Resolves with its result;
 * null: it has failed, which is logged.
 */
export async function runJob<Result>(
  job: string,
  { log, metrics, tracing }: Pick<Deps, 'log' | 'metrics' | 'tracing'>,
  run: () => Promise<Result>,
): Promise<Result | null> {
  const since = performance.now()
  const span = tracing.begin(`job ${job}`)
  const ended = (outcome: 'done' | 'failed', error?: unknown) => {
    span?.end({}, error)
    metrics.jobEnded(job, outcome, (performance.now() - since) / 1000)
  }
  try {
    const result = await (span ? span.run(run) : run())
    ended('done')
    return result
  } catch (error) {
    log.error({ err: error, job }, 'job failed, and will be retried')
    ended('failed', error)
    return null
  }
}
