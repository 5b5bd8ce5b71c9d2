import { pino, type DestinationStream, type Logger } from 'pino'

/**
 * Fields that are redacted, at up to three levels of what is logged. A second line of defence: the first is
 * that no code logs bodies, queries or headers.
 */
const SECRET_FIELDS = [
  'password',
  'passwordHash',
  'code',
  'codeHash',
  'proof',
  'proofHash',
  'token',
  'accessToken',
  'refreshToken',
  'tokenHash',
  'authorization',
  'cookie',
  'email',
  'to',
  'content',
  'text',
  'params',
]
const REDACTED_PATHS = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])

/** JSON lines, one per event. Without `destination` they go to standard output. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

interface Described {
  type: string
  message: string
  /**
   * The SQLSTATE or Node's error code. Not named `code`, which is the field of a mailed code and redacted.
   */
  errorCode?: string
  constraint?: string
  stack: string
  cause?: Described
}

/**
 * An error without data. The query wrapper's message contains every parameter, Postgres' `detail` the row, a
 * JSON error the text that did not parse; only texts that a programmer wrote are kept.
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.constructor.name,
    message: safeMessage(error),
    ...(typeof code === 'string' ? { errorCode: code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    stack: framesOf(error),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}

/** The same for a terminal, with what caused it. */
export function errorText(error: unknown): string {
  const texts: string[] = []
  for (let each: Described | undefined = describeError(error); each; each = each.cause) {
    const code = each.errorCode === undefined ? '' : ` (${each.errorCode})`
    texts.push(`${each.type}: ${each.message}${code}\n${each.stack}`.trimEnd())
  }
  return texts.join('\ncaused by ')
}

/**
 * Removes the parameters from the query wrapper's message. Messages that quote their input (SQLSTATE class
 * 22, JSON) are replaced entirely.
 */
function safeMessage(error: Error): string {
  const quotesInput =
    error instanceof SyntaxError || String((error as { code?: unknown }).code).startsWith('22')
  if (quotesInput) return '(quotes its input)'
  return error.message.startsWith('Failed query: ')
    ? error.message.replace(/\nparams: [^]*$/, '')
    : error.message
}

/** The stack without its first lines, which repeat the message. */
const framesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** Readable lines for a terminal; undefined otherwise, which gives JSON. */
export async function prettyDestination(): Promise<DestinationStream | undefined> {
  if (!process.stdout.isTTY) return undefined
  const { default: pretty } = await import('pino-pretty')
  return pretty({ colorize: true, sync: true })
}
