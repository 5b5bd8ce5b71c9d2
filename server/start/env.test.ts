import { describe, expect, it } from 'vitest'
import { parseEnv } from './env.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db/hapju',
  TOKEN_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hapju@example.com',
  VAPID_PUBLIC_KEY: 'B'.repeat(87),
  VAPID_PRIVATE_KEY: 'p'.repeat(43),
}

const S3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'hapju-files',
  S3_REGION: 'eu-central-1',
  S3_KEY: 'key',
  S3_SECRET: 'secret',
}

it('needs no variable to try the program out', () => {
  expect(parseEnv({})).toEqual({
    isProduction: false,
    port: 3000,
    host: '0.0.0.0',
    metrics: null,
    traces: null,
    dataDir: '.data',
    databaseUrl: null,
    databasePoolSize: 10,
    drainSeconds: 0,
    redisUrl: null,
    smtpUrl: null,
    smtpRequiresTls: false,
    mailFrom: '합주 <hapju@localhost>',
    publicUrl: null,
    allowedOrigins: [],
    publicFilesUrl: null,
    s3: null,
    tokenSecret: null,
    previousTokenSecret: null,
    vapidKeys: null,
    vapidSubject: 'mailto:hapju@localhost',
    pushServices: [],
    trustedProxies: 0,
    limits: true,
    logLevel: 'warn',
    sampleData: false,
    spotify: null,
  })
})

it('treats an empty variable as not set', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toEqual(parseEnv({}))
})

it('reads every setting', () => {
  const env = parseEnv({
    ...PRODUCTION,
    PORT: '8080',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.5',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=top%20secret, authorization=Basic%20YTpi=',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_SERVICE_NAME: 'stage',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    TRUST_TRACEPARENT: 'true',
    DATABASE_URL: 'postgres://app@db/hapju',
    REDIS_URL: 'redis://cache',
    PUBLIC_URL: 'https://hapju.example',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    TRUST_PROXY: '2',
    SPOTIFY_CLIENT_ID: 'id',
    SPOTIFY_CLIENT_SECRET: 'secret',
    PUBLIC_FILES_URL: 'https://cdn.example/hapju/',
    ...S3,
  })
  expect(env).toMatchObject({
    isProduction: true,
    port: 8080,
    metrics: { port: 9464, host: '10.0.0.5' },
    traces: {
      endpoint: 'https://collector.example/otlp',
      headers: { 'x-key': 'top secret', authorization: 'Basic YTpi=' },
      serviceName: 'stage',
      ratio: 0.25,
      trustsHeader: true,
    },
    databaseUrl: 'postgres://app@db/hapju',
    redisUrl: 'redis://cache',
    allowedOrigins: ['https://a.example', 'https://b.example'],
    trustedProxies: 2,
    logLevel: 'info',
    spotify: { clientId: 'id', clientSecret: 'secret' },
    publicFilesUrl: 'https://cdn.example/hapju',
    s3: { bucket: 'hapju-files', region: 'eu-central-1', key: 'key', secret: 'secret' },
  })
  expect(env.s3?.endpoint.origin).toBe('https://s3.example')
  expect(env.publicUrl?.host).toBe('hapju.example')
})

it('drains by default only in production with other nodes beside it', () => {
  expect(parseEnv({ REDIS_URL: 'redis://cache' }).drainSeconds).toBe(0)
  expect(parseEnv(PRODUCTION).drainSeconds).toBe(0)
  expect(parseEnv({ ...PRODUCTION, REDIS_URL: 'redis://cache' }).drainSeconds).toBe(9)
  expect(parseEnv({ ...PRODUCTION, REDIS_URL: 'redis://cache', DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
})

it.each([
  [{ SPOTIFY_CLIENT_ID: 'id' }, 'SPOTIFY_CLIENT_SECRET must be set when SPOTIFY_CLIENT_ID is.'],
  [{ SPOTIFY_CLIENT_SECRET: 'secret' }, 'SPOTIFY_CLIENT_ID must be set when SPOTIFY_CLIENT_SECRET is.'],
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be at most 65535.'],
  [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a whole number from 0 to 65535.'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT must differ from PORT.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that begins with http:// or https://.',
  ],
  [
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json: traces are sent in no other way.',
  ],
  ...['key', 'a b=c', 'key=%', '=value'].map((text): [Record<string, string>, string] => [
    { OTEL_EXPORTER_OTLP_HEADERS: text },
    'OTEL_EXPORTER_OTLP_HEADERS must be pairs such as name=value, separated by commas.',
  ]),
  ...['2', '-1', '1.5', 'all', '1e-1'].map((text): [Record<string, string>, string] => [
    { OTEL_TRACES_SAMPLER_ARG: text },
    'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.',
  ]),
  [{ TRUST_TRACEPARENT: 'yes' }, 'TRUST_TRACEPARENT must be true or false.'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.',
  ],
  [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE must be at least 1.'],
  [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS must be at most 60.'],
  [{ REDIS_URL: 'cache:6379' }, 'REDIS_URL must be a URL that begins with redis:// or rediss://.'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a URL that begins with smtp:// or smtps://.'],
  [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM must be set when SMTP_URL is.'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an e-mail address.'],
  [{ PUBLIC_URL: 'hapju.example' }, 'PUBLIC_URL must be a URL that begins with http:// or https://.'],
  [
    { ALLOWED_ORIGINS: 'https://a.example/path' },
    'ALLOWED_ORIGINS must be origins such as https://hapju.example, separated by commas.',
  ],
  [
    { ALLOWED_ORIGINS: '*' },
    'ALLOWED_ORIGINS must be origins such as https://hapju.example, separated by commas.',
  ],
  [{ PUBLIC_FILES_URL: 'cdn' }, 'PUBLIC_FILES_URL must be a URL that begins with http:// or https://.'],
  [{ PUBLIC_FILES_URL: 'https://cdn.example/?a' }, 'PUBLIC_FILES_URL must be a URL without a query.'],
  [
    { PUBLIC_URL: 'https://hapju.example', PUBLIC_FILES_URL: 'http://cdn.example' },
    'PUBLIC_FILES_URL must begin with https:// because PUBLIC_URL does.',
  ],
  [
    { ...S3, S3_ENDPOINT: 'https://s3.example/bucket' },
    'S3_ENDPOINT must be an origin such as https://s3.example, without the bucket.',
  ],
  [{ ...S3, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must be a URL that begins with http:// or https://.'],
  [
    { ...S3, S3_ENDPOINT: 'http://s3.example', PUBLIC_URL: 'https://hapju.example' },
    'S3_ENDPOINT must begin with https:// because PUBLIC_URL does.',
  ],
  [{ ...S3, S3_BUCKET: 'Big' }, 'S3_BUCKET must be the name of a bucket: 3 to 63 small letters'],
  [{ ...S3, S3_REGION: 'eu west' }, 'S3_REGION must be a region such as us-east-1.'],
  [{ ...S3, S3_SECRET: 'a b' }, 'S3_SECRET must not contain spaces.'],
  ...Object.keys(S3).map((missing): [Record<string, string>, string] => [
    { ...S3, [missing]: '' },
    `${missing} must be set when ${missing === 'S3_ENDPOINT' ? 'S3_BUCKET' : 'S3_ENDPOINT'} is.`,
  ]),
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters.'],
  [
    { TOKEN_SECRET: 'x'.repeat(32), TOKEN_SECRET_PREVIOUS: 'short' },
    'TOKEN_SECRET_PREVIOUS must have at least 32 characters.',
  ],
  [{ TOKEN_SECRET_PREVIOUS: 'x'.repeat(32) }, 'TOKEN_SECRET must be set when TOKEN_SECRET_PREVIOUS is.'],
  [
    { TOKEN_SECRET: 'x'.repeat(32), TOKEN_SECRET_PREVIOUS: 'x'.repeat(32) },
    'TOKEN_SECRET_PREVIOUS must differ from TOKEN_SECRET.',
  ],
  [{ VAPID_PUBLIC_KEY: 'short' }, 'VAPID_PUBLIC_KEY must be 65 bytes in base64url without padding.'],
  [{ VAPID_PUBLIC_KEY: 'B'.repeat(87) }, 'VAPID_PRIVATE_KEY must be set when VAPID_PUBLIC_KEY is.'],
  [{ VAPID_PRIVATE_KEY: 'p'.repeat(43) }, 'VAPID_PUBLIC_KEY must be set when VAPID_PRIVATE_KEY is.'],
  [{ VAPID_SUBJECT: 'hapju' }, 'VAPID_SUBJECT must be a URL that begins with https:// or mailto:.'],
  [
    { PUSH_SERVICES: 'http://127.0.0.1:4400/push' },
    'PUSH_SERVICES must be origins such as https://hapju.example, separated by commas.',
  ],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be true, false or the number of proxies in front.'],
  [{ LIMITS: '0' }, 'LIMITS must be on or off.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent.'],
  [{ SAMPLE_DATA: 'maybe' }, 'SAMPLE_DATA must be true or false.'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV must be development, test or production.'],
])('refuses %o, naming the variable', (source, message) => {
  expect(() => parseEnv(source)).toThrow(message)
})

it('does not repeat a wrong value, which may be a secret', () => {
  expect(() => parseEnv({ DATABASE_URL: 'mysql://root:hunter2@db' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') as unknown }),
  )
})

it('serves metrics to this machine alone, unless told otherwise', () => {
  expect(parseEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(parseEnv({ METRICS_PORT: '0', PORT: '0' }).metrics).toEqual({ port: 0, host: '127.0.0.1' })
})

it('records one trace in ten and trusts no traceparent, unless told otherwise', () => {
  expect(parseEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }).traces).toEqual({
    endpoint: 'http://collector:4318',
    headers: {},
    serviceName: 'hapju',
    ratio: 0.1,
    trustsHeader: false,
  })
  expect(parseEnv({ OTEL_TRACES_SAMPLER_ARG: '1' }).traces).toBeNull()
})

it('accepts a second secret while the first is being replaced', () => {
  const [tokenSecret, previousTokenSecret] = ['n'.repeat(32), 'o'.repeat(32)]
  const env = parseEnv({ TOKEN_SECRET: tokenSecret, TOKEN_SECRET_PREVIOUS: previousTokenSecret })
  expect(env).toMatchObject({ tokenSecret, previousTokenSecret })
})

it.each([
  [{}, 'mailto:hapju@localhost'],
  [{ MAIL_FROM: '합주 <hello@hapju.example>' }, 'mailto:hello@hapju.example'],
  [{ PUBLIC_URL: 'https://hapju.example/' }, 'https://hapju.example'],
  [{ PUBLIC_URL: 'http://hapju.example' }, 'mailto:hapju@localhost'],
  [{ PUBLIC_URL: 'https://hapju.example', VAPID_SUBJECT: 'mailto:me@b.example' }, 'mailto:me@b.example'],
])('with %o push services may write to %s', (source, subject) => {
  expect(parseEnv(source).vapidSubject).toBe(subject)
})

describe('in production', () => {
  it.each([
    ['smtp://mail.example', true],
    ['smtps://mail.example:465', true],
    ['smtp://127.0.0.1:25', false],
    ['smtp://localhost', false],
    ['smtp://[::1]:25', false],
    ['smtp://localhost.example', true],
  ])('sends mail to %s only encrypted: %s', (SMTP_URL, isRequired) => {
    expect(parseEnv({ ...PRODUCTION, SMTP_URL }).smtpRequiresTls).toBe(isRequired)
  })

  it('starts with Postgres, a secret and a mail server', () => {
    expect(parseEnv(PRODUCTION).isProduction).toBe(true)
  })

  it.each([
    [{ SAMPLE_DATA: 'true' }, 'SAMPLE_DATA must not be set in production'],
    [{ LIMITS: 'off' }, 'LIMITS must not be off in production'],
    [
      { DATABASE_URL: undefined },
      'DATABASE_URL must be set in production: a power cut may damage the embedded database',
    ],
    [{ TOKEN_SECRET: undefined }, 'TOKEN_SECRET must be set in production'],
    [
      { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined },
      'VAPID_PUBLIC_KEY must be set in production',
    ],
    [{ PUSH_SERVICES: 'http://127.0.0.1:4400' }, 'PUSH_SERVICES must not be set in production'],
    [{ SMTP_URL: undefined }, 'SMTP_URL must be set in production'],
  ])('refuses %o', (change, message) => {
    expect(() => parseEnv({ ...PRODUCTION, ...change })).toThrow(message)
  })
})
