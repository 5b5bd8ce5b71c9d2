import type { Metrics } from '#server/deps.ts'

/** Counts nothing: for a server without a port for metrics. */
export const noMetrics: Metrics = {
  answered() {},
  messageStored() {},
  messageDelivered() {},
  jobEnded() {},
}
