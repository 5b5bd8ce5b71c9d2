import pg from 'pg'
import type { Tracing } from '#server/traces/tracing.ts'
import { tracedQuery } from './tracedQuery.ts'

/**
 * Together at most 3 s, after which COMMON503 is due (docs/wire.md "Envelope"): the wait for a connection,
 * then for the first answer on it.
 */
const CONNECT_WITHIN_MS = 1_200
const ANSWER_WITHIN_MS = 1_700
/**
 * Postgres itself ends what takes too long, a little earlier: the connection then stays usable, and nothing
 * goes on that nobody waits for.
 */
const STATEMENT_WITHIN_MS = 1_500
const LOCK_WITHIN_MS = 1_200
/** A transaction that was begun and forgotten holds its locks for at most this long. */
const IDLE_IN_TRANSACTION_MS = 10_000

export const NO_TIME_LIMITS: pg.PoolConfig = {
  connectionTimeoutMillis: 0,
  query_timeout: 0,
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
}
/** Housekeeping may take long, but must not wait for ever for a row that a request holds. */
export const JOB_TIME_LIMITS: pg.PoolConfig = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 130_000,
  statement_timeout: 120_000,
  lock_timeout: 10_000,
}

type Release = pg.PoolClient['release']
type ConnectDone = (error: Error | undefined, client: pg.PoolClient | undefined, done: Release) => void

/**
 * A pool that survives a server which stops answering. pg and drizzle leave three cases to their user: an
 * error on a checked-out connection ends the process unless somebody listens for it; a connection whose query
 * timed out never answers again; and drizzle does not release a connection whose BEGIN fails, so every outage
 * would shrink the pool for good.
 */
export class StorePool extends pg.Pool {
  /** `tracing`: records each statement; of those on a lent connection too. */
  constructor(config: pg.PoolConfig, tracing?: Tracing) {
    super({
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      statement_timeout: STATEMENT_WITHIN_MS,
      lock_timeout: LOCK_WITHIN_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      keepAlive: true,
      ...config,
    })
    this.on('error', () => {}) // an idle connection ended; the pool has already removed it
    this.on('connect', (client) => {
      client.on('error', () => {}) // the caller of the pending query gets the error
      hangUpOnSilence(client)
      if (tracing) traceQueries(client, tracing)
    })
    if (tracing) traceQueries(this, tracing)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: ConnectDone): void
  override connect(done?: ConnectDone): Promise<pg.PoolClient> | void {
    return done ? super.connect(done) : super.connect().then(releasedWhenEnded)
  }
}

/** Releases the connection when it ends, and ignores a second release. */
function releasedWhenEnded(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release.bind(client)
  let lent = true
  const release: Release = (error) => {
    if (!lent) return
    lent = false
    client.off('end', ended)
    giveBack(error)
  }
  const ended = () => release(true)
  client.once('end', ended)
  client.release = release
  return client
}

function hangUpOnSilence(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const patched = (...args: unknown[]) => {
    const answer = query(...args)
    if (answer instanceof Promise)
      answer.catch((error: unknown) => isSilence(error) && streamOf(client).destroy())
    return answer
  }
  client.query = patched as typeof client.query
}

/** A pool asks its connections with a callback, so a statement on the pool is recorded once. */
function traceQueries(client: pg.Pool | pg.PoolClient, tracing: Tracing): void {
  client.query = tracedQuery(client.query.bind(client), tracing) as typeof client.query
}

const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream
