interface Definition {
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  labels: readonly string[]
  /** Upper bounds, in the unit of the name. Of histograms alone. */
  buckets?: readonly number[]
}

/**
 * From an answer out of memory to the ten seconds after which the app gives up (docs/product/decisions.md
 * P18).
 */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Around the budget of a SEND, 12 ms (docs/performance.md S3). */
const SEND_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
/** From a store in the same data centre to the minute after which sending a long recording is given up. */
const FILES_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60]
const LAG_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
/** A job may take minutes after an update. */
const JOB_SECONDS = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300]

/**
 * Every metric of ours; docs/operations.md "Metrics" has the same table. The values of a label are of a fixed
 * list: ids of calls, codes, names in the program. No label is named `job` or `instance`, which Prometheus
 * sets itself.
 */
export const DEFINITIONS = {
  hapju_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Time from a request to its answer, by call id and HTTP status',
    labels: ['call', 'status'],
    buckets: REQUEST_SECONDS,
  },
  hapju_sockets: {
    type: 'gauge',
    help: 'Open socket connections, of every transport',
    labels: [],
  },
  hapju_socket_strangers: {
    type: 'gauge',
    help: 'Open connections whose peer has not authenticated',
    labels: [],
  },
  hapju_socket_members: {
    type: 'gauge',
    help: 'Members with a connected socket on this node',
    labels: [],
  },
  hapju_socket_subscriptions: {
    type: 'gauge',
    help: 'Subscriptions of all sockets',
    labels: [],
  },
  hapju_socket_deliveries_total: {
    type: 'counter',
    help: 'Frames with an event that were handed to sockets',
    labels: [],
  },
  hapju_socket_backlog_bytes: {
    type: 'gauge',
    help: 'Bytes that wait to be written, of all sockets',
    labels: [],
  },
  hapju_socket_largest_backlog_bytes: {
    type: 'gauge',
    help: 'Bytes that wait to be written to the slowest socket',
    labels: [],
  },
  hapju_socket_cuts_total: {
    type: 'counter',
    help: 'Sockets that were cut off because their peer read too slowly',
    labels: [],
  },
  hapju_socket_turned_away_total: {
    type: 'counter',
    help: 'Sockets that were refused at a connection limit or by a stopping node',
    labels: [],
  },
  hapju_socket_refusals_total: {
    type: 'counter',
    help: 'SENDs and SUBSCRIBEs that were refused, by destination and code',
    labels: ['frame', 'code'],
  },
  hapju_message_stored_seconds: {
    type: 'histogram',
    help: 'Time from the SEND of a message to its commit',
    labels: [],
    buckets: SEND_SECONDS,
  },
  hapju_message_delivered_seconds: {
    type: 'histogram',
    help: 'Time from the SEND of a message until the sockets of its node have it',
    labels: [],
    buckets: SEND_SECONDS,
  },
  hapju_db_connections: {
    type: 'gauge',
    help: 'Connections to Postgres by pool and state',
    labels: ['pool', 'state'],
  },
  hapju_db_waiting: {
    type: 'gauge',
    help: 'Callers that wait for a connection to Postgres',
    labels: ['pool'],
  },
  hapju_queue_waiting: {
    type: 'gauge',
    help: 'Reads and messages that wait to share a statement',
    labels: ['queue'],
  },
  hapju_job_duration_seconds: {
    type: 'histogram',
    help: 'Runs of jobs, by name and outcome',
    labels: ['task', 'outcome'],
    buckets: JOB_SECONDS,
  },
  hapju_job_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'When a job last ended without a failure, in seconds since 1970',
    labels: ['task'],
  },
  hapju_mails_total: {
    type: 'counter',
    help: 'Mails by outcome',
    labels: ['outcome'],
  },
  hapju_mails_waiting: {
    type: 'gauge',
    help: 'Mails that the mail server has not answered yet',
    labels: [],
  },
  hapju_pushes_total: {
    type: 'counter',
    help: 'Requests to push services by outcome',
    labels: ['outcome'],
  },
  hapju_pushes_under_way: {
    type: 'gauge',
    help: 'Requests to push services that are not answered yet',
    labels: [],
  },
  hapju_pushes_waiting: {
    type: 'gauge',
    help: 'Pushes of all nodes that are due, and news whose recipients are not found yet; at most 20,000',
    labels: [],
  },
  hapju_pushes_waiting_seconds: {
    type: 'gauge',
    help: 'How long the push that has waited longest has been due; 0 when none is',
    labels: [],
  },
  hapju_files_request_duration_seconds: {
    type: 'histogram',
    help: 'Requests to the store of files over the network, by what they do and how they ended',
    labels: ['verb', 'outcome'],
    buckets: FILES_SECONDS,
  },
  hapju_bus_lag_seconds: {
    type: 'histogram',
    help: 'Time from the publishing of an event by another node to its arrival, by the clocks of both nodes',
    labels: [],
    buckets: LAG_SECONDS,
  },
  hapju_bus_followed_members: {
    type: 'gauge',
    help: 'Members whose events other nodes send here: those with a socket, and those of the last seconds',
    labels: [],
  },
  hapju_bus_reach: {
    type: 'gauge',
    help: '1 for what is true of this node: hears all others, is deaf, or the bus is away',
    labels: ['reach'],
  },
} as const satisfies Record<`hapju_${string}`, Definition>

export type MetricName = keyof typeof DEFINITIONS

/** Metrics of one type. */
export type NameOf<Type extends Definition['type']> = {
  [Name in MetricName]: (typeof DEFINITIONS)[Name]['type'] extends Type ? Name : never
}[MetricName]
