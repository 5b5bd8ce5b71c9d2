import * as v from 'valibot'
import { StartRefused } from './startRefused.ts'

/**
 * The environment variables, parsed and validated. Only this file reads them; docs/operations.md has the
 * table.
 */
export interface Env {
  isProduction: boolean
  port: number
  host: string
  /** Null: no metrics are kept or served. */
  metrics: { port: number; host: string } | null
  /** Null: no traces are recorded. */
  traces: Traces | null
  dataDir: string
  /** Null: PGlite in the data folder. */
  databaseUrl: string | null
  databasePoolSize: number
  /** How long a stopping node still serves while `/readyz` fails and its sockets are closed little by little. */
  drainSeconds: number
  /** Null: an in-process bus, which is right for one node. */
  redisUrl: string | null
  /** Null: mail goes to the terminal and the outbox folder. */
  smtpUrl: string | null
  /** Whether mail may only leave encrypted: in production, unless the mail server runs on this machine. */
  smtpRequiresTls: boolean
  mailFrom: string
  /** The public address; null: unknown. */
  publicUrl: URL | null
  allowedOrigins: string[]
  /** Where browsers load files below `/files/`, without a slash at the end. Null: from this server. */
  publicFilesUrl: string | null
  /** The bucket that keeps members' files and archives. Null: folders of the data folder. */
  s3: { endpoint: URL; bucket: string; region: string; key: string; secret: string } | null
  /** Null: generated once and kept in the data folder. */
  tokenSecret: string | null
  /** A secret whose tokens and digests are still accepted, but which signs nothing. Null: none. */
  previousTokenSecret: string | null
  /** Null: made once and kept in the data folder. */
  vapidKeys: { publicKey: string; privateKey: string } | null
  /** Whom a push service may write to: an https or mailto URL. */
  vapidSubject: string
  /** Origins of push services for tests. Only outside production. */
  pushServices: string[]
  trustedProxies: number
  /** False: calls and SENDs are not counted. Only outside production. */
  limits: boolean
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  sampleData: boolean
  /** Null: the bundled catalogue. */
  spotify: { clientId: string; clientSecret: string } | null
}

/** Where traces are sent, and which. The variables are named by OpenTelemetry, except for TRUST_TRACEPARENT. */
interface Traces {
  endpoint: string
  /** Secrets, such as a key of the receiver. */
  headers: Record<string, string>
  serviceName: string
  /** The share that is recorded, 0 to 1. */
  ratio: number
  /** Whether a request's `traceparent` decides about its trace. */
  trustsHeader: boolean
}

const SECRET_MIN_CHARS = 32
/** Where there are other nodes. Most supervisors kill ten seconds after they have asked a process to end. */
const DRAIN_BESIDE_OTHERS_SECONDS = 9

const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  )
const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((text) => text === 'true' || text === '1'),
)
const url = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)),
      `must be a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    ),
  )
const secret = v.pipe(
  v.string(),
  v.minLength(SECRET_MIN_CHARS, `must have at least ${SECRET_MIN_CHARS} characters`),
)
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
  v.everyItem(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be origins such as https://hapju.example, separated by commas',
  ),
)
const share = v.pipe(
  v.string(),
  v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1'),
  v.transform(Number),
)
/** `name=value,name=value`, the values with the escapes of a URL. */
const headers = v.pipe(
  v.string(),
  v.check(
    (text) => text.split(',').every((pair) => /^\s*[\w!#$&'*+.^`|~-]+\s*=/.test(pair) && isDecodable(pair)),
    'must be pairs such as name=value, separated by commas',
  ),
  v.transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]
      }),
    ),
  ),
)
/** `bytes` bytes in base64url, as `npx web-push generate-vapid-keys` prints them. */
const base64Url = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`),
      `must be ${bytes} bytes in base64url without padding`,
    ),
  )
const noSpaces = v.pipe(v.string(), v.regex(/^\S+$/, 'must not contain spaces'))
/** The number of trusted proxies that append to X-Forwarded-For. */
const proxies = v.union(
  [
    v.pipe(
      v.literal('false'),
      v.transform(() => 0),
    ),
    v.pipe(
      v.literal('true'),
      v.transform(() => 1),
    ),
    whole(0, 9),
  ],
  'must be true, false or the number of proxies in front',
)

const Variables = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'must be development, test or production'),
    'development',
  ),
  PORT: v.optional(whole(0, 65_535), '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  METRICS_PORT: v.optional(whole(0, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(url('http', 'https')),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(headers),
  OTEL_EXPORTER_OTLP_PROTOCOL: v.optional(
    v.literal('http/json', 'must be http/json: traces are sent in no other way'),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'hapju'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(share, '0.1'),
  TRUST_TRACEPARENT: v.optional(flag, 'false'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(url('postgres', 'postgresql')),
  DATABASE_POOL_SIZE: v.optional(whole(1, 500), '10'),
  DRAIN_SECONDS: v.optional(whole(0, 60)),
  REDIS_URL: v.optional(url('redis', 'rediss')),
  SMTP_URL: v.optional(url('smtp', 'smtps')),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]*@[^\r\n]*$/, 'must be an e-mail address'))),
  PUBLIC_URL: v.optional(url('http', 'https')),
  ALLOWED_ORIGINS: v.optional(origins, ''),
  PUBLIC_FILES_URL: v.optional(
    v.pipe(url('http', 'https'), v.regex(/^[^?#]*$/, 'must be a URL without a query')),
  ),
  S3_ENDPOINT: v.optional(
    v.pipe(
      url('http', 'https'),
      v.check(
        (text) => !URL.canParse(text) || new URL(text).origin === text.replace(/\/$/, ''),
        'must be an origin such as https://s3.example, without the bucket',
      ),
    ),
  ),
  S3_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'must be the name of a bucket: 3 to 63 small letters, digits, hyphens and dots',
      ),
    ),
  ),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be a region such as us-east-1'))),
  S3_KEY: v.optional(noSpaces),
  S3_SECRET: v.optional(noSpaces),
  TOKEN_SECRET: v.optional(secret),
  TOKEN_SECRET_PREVIOUS: v.optional(secret),
  VAPID_PUBLIC_KEY: v.optional(base64Url(65)),
  VAPID_PRIVATE_KEY: v.optional(base64Url(32)),
  VAPID_SUBJECT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && ['https:', 'mailto:'].includes(new URL(text).protocol),
        'must be a URL that begins with https:// or mailto:',
      ),
    ),
  ),
  PUSH_SERVICES: v.optional(origins, ''),
  TRUST_PROXY: v.optional(proxies, 'false'),
  LIMITS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    ),
  ),
  SAMPLE_DATA: v.optional(flag, 'false'),
  SPOTIFY_CLIENT_ID: v.optional(v.string()),
  SPOTIFY_CLIENT_SECRET: v.optional(v.string()),
})

/** @throws StartRefused naming the wrong variable but never its value, which may be a secret */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // Compose files and shells use an empty variable for "not set".
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(Variables, set)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new StartRefused(`${String(issue.path?.[0]?.key)} ${issue.message}.`)
  }
  const { output } = parsed
  const isProduction = output.NODE_ENV === 'production'
  const wrong = isProduction ? wrongInProduction(output) : null
  if (wrong !== null) throw new StartRefused(wrong)
  const wrongSecret = whyWrongPrevious(output)
  if (wrongSecret !== null) throw new StartRefused(wrongSecret)
  if (output.SMTP_URL && !output.MAIL_FROM) throw new StartRefused('MAIL_FROM must be set when SMTP_URL is.')
  return {
    isProduction,
    port: output.PORT,
    host: output.HOST,
    metrics: metricsOf(output),
    traces: tracesOf(output),
    dataDir: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL ?? null,
    databasePoolSize: output.DATABASE_POOL_SIZE,
    drainSeconds:
      output.DRAIN_SECONDS ?? (isProduction && output.REDIS_URL ? DRAIN_BESIDE_OTHERS_SECONDS : 0),
    redisUrl: output.REDIS_URL ?? null,
    smtpUrl: output.SMTP_URL ?? null,
    smtpRequiresTls: isProduction && !isOnThisMachine(output.SMTP_URL),
    mailFrom: output.MAIL_FROM ?? '합주 <hapju@localhost>',
    publicUrl: output.PUBLIC_URL ? new URL(output.PUBLIC_URL) : null,
    allowedOrigins: output.ALLOWED_ORIGINS,
    publicFilesUrl: publicFilesUrlOf(output),
    s3: s3Of(output),
    tokenSecret: output.TOKEN_SECRET ?? null,
    previousTokenSecret: output.TOKEN_SECRET_PREVIOUS ?? null,
    vapidKeys: vapidKeysOf(output),
    vapidSubject: vapidSubjectOf(output),
    pushServices: output.PUSH_SERVICES,
    trustedProxies: output.TRUST_PROXY,
    limits: output.LIMITS === 'on',
    logLevel: output.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    sampleData: output.SAMPLE_DATA,
    spotify: spotifyOf(output),
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const isOnThisMachine = (address = '') => URL.canParse(address) && LOOPBACK.has(new URL(address).hostname)

/** Metrics are never on the port that everybody reaches. */
function metricsOf({
  PORT: publicPort,
  METRICS_PORT: port,
  METRICS_HOST: host,
}: v.InferOutput<typeof Variables>): Env['metrics'] {
  if (port === undefined) return null
  if (port !== 0 && port === publicPort) throw new StartRefused('METRICS_PORT must differ from PORT.')
  return { port, host }
}

function tracesOf(output: v.InferOutput<typeof Variables>): Env['traces'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = output
  if (endpoint === undefined) return null
  return {
    endpoint,
    headers: output.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: output.OTEL_SERVICE_NAME,
    ratio: output.OTEL_TRACES_SAMPLER_ARG,
    trustsHeader: output.TRUST_TRACEPARENT,
  }
}

/** Browsers load nothing by http into a page that came by https. */
function requireSecure(
  name: 'PUBLIC_FILES_URL' | 'S3_ENDPOINT',
  output: v.InferOutput<typeof Variables>,
): void {
  if (output.PUBLIC_URL?.startsWith('https:') && !output[name]?.startsWith('https:'))
    throw new StartRefused(`${name} must begin with https:// because PUBLIC_URL does.`)
}

function publicFilesUrlOf(output: v.InferOutput<typeof Variables>): Env['publicFilesUrl'] {
  if (!output.PUBLIC_FILES_URL) return null
  requireSecure('PUBLIC_FILES_URL', output)
  return new URL(output.PUBLIC_FILES_URL).href.replace(/\/+$/, '')
}

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_KEY', 'S3_SECRET'] as const

/** All of them or none. */
function s3Of(output: v.InferOutput<typeof Variables>): Env['s3'] {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_KEY: key,
    S3_SECRET: secret,
  } = output
  if (endpoint && bucket && region && key && secret) {
    requireSecure('S3_ENDPOINT', output)
    return { endpoint: new URL(endpoint), bucket, region, key, secret }
  }
  const given = S3_VARIABLES.find((name) => output[name])
  const missing = S3_VARIABLES.find((name) => !output[name])
  if (given) throw new StartRefused(`${missing} must be set when ${given} is.`)
  return null
}

function spotifyOf({
  SPOTIFY_CLIENT_ID: clientId,
  SPOTIFY_CLIENT_SECRET: clientSecret,
}: v.InferOutput<typeof Variables>): Env['spotify'] {
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (clientId) throw new StartRefused('SPOTIFY_CLIENT_SECRET must be set when SPOTIFY_CLIENT_ID is.')
  if (clientSecret) throw new StartRefused('SPOTIFY_CLIENT_ID must be set when SPOTIFY_CLIENT_SECRET is.')
  return null
}

function vapidKeysOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: v.InferOutput<typeof Variables>): Env['vapidKeys'] {
  if (publicKey && privateKey) return { publicKey, privateKey }
  if (publicKey) throw new StartRefused('VAPID_PRIVATE_KEY must be set when VAPID_PUBLIC_KEY is.')
  if (privateKey) throw new StartRefused('VAPID_PUBLIC_KEY must be set when VAPID_PRIVATE_KEY is.')
  return null
}

/** The site, if it has a public address, else the address that its mail comes from. */
function vapidSubjectOf(output: v.InferOutput<typeof Variables>): string {
  if (output.VAPID_SUBJECT) return output.VAPID_SUBJECT
  if (output.PUBLIC_URL?.startsWith('https:')) return new URL(output.PUBLIC_URL).origin
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(output.MAIL_FROM ?? '')?.[0] ?? 'hapju@localhost'}`
}

/** The previous secret is only for a change of a configured one. */
function whyWrongPrevious({
  TOKEN_SECRET: secretNow,
  TOKEN_SECRET_PREVIOUS: previous,
}: v.InferOutput<typeof Variables>): string | null {
  if (!previous) return null
  if (!secretNow) return 'TOKEN_SECRET must be set when TOKEN_SECRET_PREVIOUS is.'
  return previous === secretNow ? 'TOKEN_SECRET_PREVIOUS must differ from TOKEN_SECRET.' : null
}

/** Settings that are convenient for a trial and dangerous in production. */
function wrongInProduction(output: v.InferOutput<typeof Variables>): string | null {
  if (!output.DATABASE_URL)
    return 'DATABASE_URL must be set in production: a power cut may damage the embedded database.'
  if (output.SAMPLE_DATA) return 'SAMPLE_DATA must not be set in production: it creates invented members.'
  if (output.LIMITS === 'off')
    return 'LIMITS must not be off in production: anybody could call as often as they like.'
  if (!output.TOKEN_SECRET) return 'TOKEN_SECRET must be set in production.'
  if (!output.VAPID_PUBLIC_KEY)
    return 'VAPID_PUBLIC_KEY must be set in production: with other keys all push subscriptions end.'
  if (output.PUSH_SERVICES.length > 0)
    return 'PUSH_SERVICES must not be set in production: the server calls whatever address a member names there.'
  if (!output.SMTP_URL)
    return 'SMTP_URL must be set in production: members cannot read codes that are printed to a terminal.'
  return null
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export const readEnv = (): Env => parseEnv(process.env)

/** For programs that this one starts: where they are found, and where they look for files of their own. */
export const inheritedVariables = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
})
