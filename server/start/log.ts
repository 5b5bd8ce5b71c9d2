import { pino, type DestinationStream, type Logger } from 'pino'

/**
 * Fields that never reach a log, wherever they stand in what is logged. A second line of defence: the first is that
 * nobody logs bodies, queries or headers.
 */
const SECRET_FIELDS = [
  'password',
  'passwordHash',
  'code',
  'codeHash',
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

/** JSON lines, one per event. `destination` absent: the standard output. */
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
  /** The SQLSTATE or Node's error code. Not called `code`: that is what a mailed code is called. */
  errorCode?: string
  constraint?: string
  stack: string
  cause?: Described
}

/**
 * An error without the data in it. The query wrapper's message holds every parameter, Postgres' `detail` holds the row,
 * a JSON error the text that would not parse; only what a programmer wrote beforehand is kept.
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

/** The query wrapper's message without its parameters; messages that quote their input (SQLSTATE class 22, JSON) not at all. */
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

/** Readable lines for a person at a terminal; undefined, JSON, for everything else. */
export async function prettyDestination(): Promise<DestinationStream | undefined> {
  if (!process.stdout.isTTY) return undefined
  const { default: pretty } = await import('pino-pretty')
  return pretty({ colorize: true, sync: true })
}
