import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolState } from '#server/db/db.ts'
import type { QueueName } from '#server/db/queues.ts'
import type { CountFilesRequest, FilesOutcome, Mailer, Metrics, Push, PushOutcome } from '#server/deps.ts'
import type { NodeStats } from '#server/realtime/attach.ts'
import type { BusReach } from '#server/realtime/events.ts'
import { countedMail, countedPush } from './counted.ts'
import { DEFINITIONS, type MetricName, type NameOf } from './definitions.ts'

/** Values that are read each time Prometheus asks, instead of being counted as they change. */
export interface Sources {
  sockets(): NodeStats
  pools(): readonly PoolState[]
  queues(): readonly { queue: QueueName; waiting: number }[]
  reach(): BusReach
  /** Members that the node follows on the bus. */
  followed(): number
  /** `seconds`: how long the push that has waited longest has been due. May reject. */
  waitingPushes(): Promise<{ pushes: number; seconds: number }>
}

export interface Prometheus {
  metrics: Metrics
  contentType: string
  /** All metrics in Prometheus' text format. Calls while it is being written get the same text. */
  text(): Promise<string>
  /** All metrics, those of the process too: the type by the name. */
  types(): ReadonlyMap<string, string>
  countedMail(mailer: Mailer): Mailer
  countedPush(push: Push): Push
  filesCalled: CountFilesRequest
  /** An event of another node has arrived, so many seconds after it was published. */
  heard(seconds: number): void
  /** Until it is called, what `Sources` tells is missing. */
  watch(sources: Sources): void
}

/**
 * Gauges that prom-client names like counters, which Prometheus' own check refuses. The same numbers, by
 * type, are in the metrics without `_total`.
 */
const MISNAMED = ['handles', 'requests', 'resources'].map((what) => `hapju_nodejs_active_${what}_total`)

const PUSH_OUTCOMES: readonly PushOutcome['is'][] = ['delivered', 'gone', 'later', 'refused', 'tooLarge']
/** Of these an alert is made. */
const FILES_FAILURES: readonly FilesOutcome[] = ['failed', 'late', 'refused']
const REACHES: readonly BusReach[] = ['all', 'deaf', 'away']

/** The metrics of one node, in a registry of its own. The only module that knows prom-client. */
export function prometheusMetrics(): Prometheus {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'hapju_' })
  for (const name of MISNAMED) registry.removeSingleMetric(name)
  const made = metricsOf(registry)
  const { counter, gauge, histogram } = made
  let sources: Sources | null = null

  const requests = histogram('hapju_http_request_duration_seconds')
  const stored = histogram('hapju_message_stored_seconds')
  const delivered = histogram('hapju_message_delivered_seconds')
  const jobs = histogram('hapju_job_duration_seconds')
  const succeeded = gauge('hapju_job_last_success_timestamp_seconds')
  const mails = counter('hapju_mails_total')
  const mailsWaiting = gauge('hapju_mails_waiting')
  const pushes = counter('hapju_pushes_total')
  const pushesUnderWay = gauge('hapju_pushes_under_way')
  const filesRequests = histogram('hapju_files_request_duration_seconds')
  const lag = histogram('hapju_bus_lag_seconds')
  const read = readers(made)
  // A series that begins with its first event has no increase that Prometheus could see.
  for (const outcome of ['sent', 'failed'] as const) mails.inc({ outcome }, 0)
  for (const outcome of PUSH_OUTCOMES) pushes.inc({ outcome }, 0)
  const known = new Set<string>()
  const knownVerbs = new Set<string>()

  async function collect(): Promise<string> {
    if (sources !== null) await read(sources)
    return registry.metrics()
  }

  let underWay: Promise<string> | null = null
  return {
    metrics: {
      answered: (call, status, seconds) => requests.observe({ call, status }, seconds),
      messageStored: (seconds) => stored.observe(seconds),
      messageDelivered: (seconds) => delivered.observe(seconds),
      jobEnded(task, outcome, seconds) {
        if (!known.has(task)) for (const each of ['done', 'failed']) jobs.zero({ task, outcome: each })
        known.add(task)
        jobs.observe({ task, outcome }, seconds)
        if (outcome === 'done') succeeded.set({ task }, Date.now() / 1000)
      },
    },
    contentType: registry.contentType,
    text() {
      underWay ??= collect().finally(() => (underWay = null))
      return underWay
    },
    types: () => new Map(registry.getMetricsAsArray().map(({ name, type }) => [name, String(type)])),
    countedMail: (mailer) =>
      countedMail(mailer, {
        begun: () => mailsWaiting.inc(),
        ended(outcome) {
          mailsWaiting.dec()
          mails.inc({ outcome })
        },
      }),
    countedPush: (push) =>
      countedPush(push, {
        begun: () => pushesUnderWay.inc(),
        ended(outcome) {
          pushesUnderWay.dec()
          pushes.inc({ outcome })
        },
      }),
    filesCalled(verb, outcome, seconds) {
      if (!knownVerbs.has(verb))
        for (const failure of FILES_FAILURES) filesRequests.zero({ verb, outcome: failure })
      knownVerbs.add(verb)
      filesRequests.observe({ verb, outcome }, seconds)
    },
    heard: (seconds) => lag.observe(seconds),
    watch(given) {
      sources = given
    },
  }
}

type Made = ReturnType<typeof metricsOf>

/** Makes the metrics of a registry from their definitions. */
function metricsOf(registry: Registry) {
  const options = <Name extends MetricName>(name: Name) => {
    const { help, labels } = DEFINITIONS[name]
    return { name, help, labelNames: [...labels] as string[], registers: [registry] }
  }
  return {
    counter: (name: NameOf<'counter'>) => new Counter(options(name)),
    gauge: (name: NameOf<'gauge'>) => new Gauge(options(name)),
    histogram: (name: NameOf<'histogram'>) =>
      new Histogram({ ...options(name), buckets: [...DEFINITIONS[name].buckets] }),
  }
}

/** Makes the metrics that are read from sources. */
function readers({ counter, gauge }: Made): (sources: Sources) => Promise<void> {
  const sockets = gauge('hapju_sockets')
  const strangers = gauge('hapju_socket_strangers')
  const members = gauge('hapju_socket_members')
  const subscriptions = gauge('hapju_socket_subscriptions')
  const backlog = gauge('hapju_socket_backlog_bytes')
  const largestBacklog = gauge('hapju_socket_largest_backlog_bytes')
  const deliveries = counter('hapju_socket_deliveries_total')
  const cuts = counter('hapju_socket_cuts_total')
  const turnedAway = counter('hapju_socket_turned_away_total')
  const refusals = counter('hapju_socket_refusals_total')
  const connections = gauge('hapju_db_connections')
  const dbWaiting = gauge('hapju_db_waiting')
  const queued = gauge('hapju_queue_waiting')
  const followed = gauge('hapju_bus_followed_members')
  const busReach = gauge('hapju_bus_reach')
  const pushes = gauge('hapju_pushes_waiting')
  const pushSeconds = gauge('hapju_pushes_waiting_seconds')

  return async (sources) => {
    const stats = sources.sockets()
    sockets.set(stats.connections)
    strangers.set(stats.strangers)
    members.set(stats.members)
    subscriptions.set(stats.subscriptions)
    backlog.set(stats.backlogBytes)
    largestBacklog.set(stats.largestBacklogBytes)
    setTotal(deliveries, stats.deliveries)
    setTotal(cuts, stats.cuts)
    setTotal(turnedAway, stats.turnedAwayInAll)
    refusals.reset()
    for (const frame of ['WS5', 'WS6']) refusals.inc({ frame, code: 'COMMON500' }, 0)
    for (const { frame, code, count } of stats.refusals) refusals.inc({ frame, code }, count)
    for (const { pool, inUse, idle, waiting } of sources.pools()) {
      connections.set({ pool, state: 'in_use' }, inUse)
      connections.set({ pool, state: 'idle' }, idle)
      dbWaiting.set({ pool }, waiting)
    }
    for (const { queue, waiting } of sources.queues()) queued.set({ queue }, waiting)
    followed.set(sources.followed())
    const now = sources.reach()
    for (const reach of REACHES) busReach.set({ reach }, reach === now ? 1 : 0)
    const waiting = await sources.waitingPushes().catch(() => null)
    if (waiting === null) {
      // The store is out of reach. An old number would look like a true one.
      pushes.remove()
      pushSeconds.remove()
    } else {
      pushes.set(waiting.pushes)
      pushSeconds.set(waiting.seconds)
    }
  }
}

/** For a total that is counted elsewhere. */
function setTotal(counter: Counter, total: number): void {
  counter.reset()
  counter.inc(total)
}
