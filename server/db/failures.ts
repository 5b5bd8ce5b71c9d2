/**
 * Interprets the store's errors. Both drivers throw drizzle's wrapper with the driver's error as its cause.
 */

/** The violated constraint, by its name in the schema; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  const cause = rootOf(error)
  return /^23\d\d\d$/.test(String(cause?.code)) ? (cause?.constraint ?? null) : null
}

/**
 * Connection classes of SQLSTATE (08, 57P, 53300), a statement or lock that took too long (57014, 55P03), a
 * store that takes no writes, such as a standby (25006), and the error codes of the socket layer before there
 * is a connection.
 */
const OUT_OF_REACH =
  /^(08...|57P0[1-5]|57014|55P03|25006|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const OUT_OF_REACH_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/** True when the store could not be reached, as opposed to having refused: COMMON503. */
export function isStoreOutOfReach(error: unknown): boolean {
  const cause = rootOf(error)
  if (cause === null) return false
  return OUT_OF_REACH.test(String(cause.code)) || OUT_OF_REACH_TEXT.test(cause.message)
}

/** The statement has waited too long for what another transaction has locked: it has changed nothing. */
export function isLockTimeout(error: unknown): boolean {
  return rootOf(error)?.code === '55P03'
}

export type DriverError = Error & { code?: unknown; constraint?: string }

/** The driver's error below those that wrap it. */
export function rootOf(error: unknown): DriverError | null {
  if (!(error instanceof Error)) return null
  // When a host name resolves to several addresses, Node reports one error that holds the error of each
  // attempt.
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0])
  return error.cause instanceof Error ? rootOf(error.cause) : error
}
