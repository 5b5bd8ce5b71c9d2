import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { localArchives } from './adapters/archives/localArchives.ts'
import { inProcessBus } from './adapters/bus/inProcessBus.ts'
import { tracedBus } from './adapters/bus/tracedBus.ts'
import { openStore } from './adapters/db/openStore.ts'
import { localFiles } from './adapters/files/localFiles.ts'
import { localTemporary } from './adapters/files/localTemporary.ts'
import { memoryBuckets, noBuckets } from './adapters/limits/memoryBuckets.ts'
import { terminalMail } from './adapters/mail/terminalMail.ts'
import { tracedMail } from './adapters/mail/tracedMail.ts'
import { parsedSounds } from './adapters/media/parsedSounds.ts'
import { sharpPictures } from './adapters/media/sharpPictures.ts'
import { bundledMusic } from './adapters/music/bundledMusic.ts'
import { SPOTIFY_PICTURES, spotifyMusic } from './adapters/music/spotifyMusic.ts'
import { tracedPush } from './adapters/push/tracedPush.ts'
import { vapidKeys } from './adapters/push/vapidKeys.ts'
import { webPushSender } from './adapters/push/webPush.ts'
import { argon2Hasher } from './adapters/secrets/argon2Hasher.ts'
import { dailyPseudonyms } from './adapters/secrets/dailyPseudonyms.ts'
import { joseTokens } from './adapters/secrets/joseTokens.ts'
import { keyedDigest } from './adapters/secrets/keyedDigest.ts'
import { tokenSecret } from './adapters/secrets/tokenSecret.ts'
import { createApp } from './app.ts'
import { listenForBackups } from './backup/localSocket.ts'
import { readRows } from './backup/rows.ts'
import { readCatalogueFiles } from './catalogue/catalogueFiles.ts'
import { backUp, changeModerator, move, moveFiles, restore } from './commands.ts'
import { queueLengths } from './db/queues.ts'
import type { Buckets, CountFilesRequest, Deps, Mailer, Music } from './deps.ts'
import { areFilesOurs } from './files/fileOwner.ts'
import { apiDocs } from './http/apiDocs.ts'
import { gzipText } from './http/compress.ts'
import { urlsForOthers } from './http/fileUrls.ts'
import { callerIp } from './http/middleware.ts'
import { webPages, type PreviewOf } from './http/pages.ts'
import { cutSlowBodies } from './http/slowBodies.ts'
import { startExports } from './jobs/dataExports.ts'
import { startJobs } from './jobs/jobs.ts'
import { startPushes } from './jobs/pushes.ts'
import { noMetrics } from './metrics/noMetrics.ts'
import type { Prometheus } from './metrics/prometheus.ts'
import { socketAuthenticate } from './modules/auth/auth.socket.ts'
import { chatSend, countSendOf } from './modules/chat/chat.socket.ts'
import { bringInSuggestions } from './modules/music/suggestedArtists.service.ts'
import { readWaiting } from './modules/notifications/push/pushes.queries.ts'
import { pagePreviews } from './modules/previews/previews.service.ts'
import { attachRealtime } from './realtime/attach.ts'
import type { Bus } from './realtime/events.ts'
import { sameOrigin } from './realtime/sockjs/origin.ts'
import { loadSampleData, type SampleLogIn } from './sample/loadSampleData.ts'
import { banner } from './start/banner.ts'
import { makeDataFolder } from './start/dataFolder.ts'
import { drain } from './start/drain.ts'
import { readEnv, type Env } from './start/env.ts'
import { listen } from './start/listen.ts'
import { listenMetrics } from './start/listenMetrics.ts'
import { createLog, errorText, prettyDestination } from './start/log.ts'
import { exitOnMistake, stopOnSignal } from './start/shutdown.ts'
import { StartRefused } from './start/startRefused.ts'
import { noTracing } from './traces/noTracing.ts'
import type { OpenTelemetry } from './traces/openTelemetry.ts'

const besideUs = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** `dist/web`, relative to the bundle in `dist/server` and to the sources in `server`. */
const WEB_FOLDERS = ['../web', '../dist/web'].map(besideUs)
/** `docs/api`, relative to the sources and to the bundle. */
const API_DOCS_FOLDERS = ['../docs/api', '../../docs/api'].map(besideUs)

const SOCKETS_WITHIN_MS = 3_000
const REQUESTS_WITHIN_MS = 6_000
const TRACES_WITHIN_MS = 1_000

const print = (text: string) => void process.stdout.write(text)
const report = (line: string) => print(`  ${line}\n`)

try {
  const [command, ...words] = process.argv.slice(2)
  await run(command, words)
} catch (error) {
  process.stderr.write(error instanceof StartRefused ? `${error.message}\n` : `${errorText(error)}\n`)
  process.exit(1)
}

function run(command: string | undefined, words: readonly string[]): Promise<void> {
  switch (command) {
    case 'moderator':
      return changeModerator(readEnv(), words, report)
    case 'backup':
      return backUp(readEnv(), words, report)
    case 'restore':
      return restore(readEnv(), words, report)
    case 'move':
      return move(readEnv(), words, report)
    case 'files:move':
      return moveFiles(readEnv(), report)
    default:
      return start(readEnv())
  }
}

/** With `commands.ts` the only place that chooses the adapters. */
async function start(env: Env): Promise<void> {
  const log = createLog(env.logLevel, env.isProduction ? undefined : await prettyDestination())
  exitOnMistake(log)
  const listening = await listen(env)
  const meter = await openMeter(env)
  const metricsPort = env.metrics && meter && (await listenMetrics(env.metrics, meter, log))
  makeDataFolder(env.dataDir)
  const traces = await openTraces(env, log)
  const store = await openStore(env, report, traces)
  const backups =
    env.databaseUrl === null
      ? await listenForBackups(env.dataDir, () => readRows(store.db, () => new Date()), log)
      : null
  const bus = await openBus(env, log, meter?.heard, traces)
  const { buckets, closeBuckets } = await openBuckets(env, log)
  const { mail, closeMail } = await openMail(env)
  const { files, archives } = await openFiles(env, meter?.filesCalled)
  const secret = tokenSecret(env.tokenSecret, env.dataDir)
  const previous = env.previousTokenSecret === null ? null : new TextEncoder().encode(env.previousTokenSecret)
  const now = () => new Date()
  const push = webPushSender({
    keys: vapidKeys(env.vapidKeys, env.dataDir),
    subject: env.vapidSubject,
    otherServices: env.pushServices,
  })
  let lookForExports = () => {}
  let lookForPushes = () => {}
  let inSight: Deps['inSight'] = () => new Set()
  const deps: Deps = {
    db: store.db,
    now,
    newId: () => crypto.randomUUID(),
    mail: tracedMail(meter?.countedMail(mail) ?? mail, traces ?? noTracing),
    bus,
    buckets,
    hash: await argon2Hasher(),
    digest: await keyedDigest(secret, previous),
    tokens: await joseTokens(secret, now, previous),
    files,
    archives,
    onExportAsked: () => lookForExports(),
    push: tracedPush(meter?.countedPush(push) ?? push, traces ?? noTracing),
    onPushNews: () => lookForPushes(),
    inSight: (memberIds) => inSight(memberIds),
    temporary: localTemporary(join(env.dataDir, 'uploads')),
    pictures: sharpPictures(),
    sounds: parsedSounds(),
    music: openMusic(env, log),
    metrics: meter?.metrics ?? noMetrics,
    tracing: traces ?? noTracing,
    pseudonym: dailyPseudonyms(secret, now),
    log,
  }
  // A busy store refuses a request after a second; a start waits longer, as housekeeping does.
  const patient = { ...deps, db: store.jobsDb }
  await claimFiles(patient, env)
  await bringInSuggestions(patient)
  const logIns = env.sampleData ? await loadSamples(patient, env) : []

  let isDraining = false
  const app = createApp(deps, {
    allowedOrigins: env.allowedOrigins,
    publicUrl: env.publicUrl,
    publicFilesUrl: env.publicFilesUrl,
    pictureOrigins: env.spotify === null ? [] : [SPOTIFY_PICTURES],
    fileOrigins: fileOrigins(env),
    trustedProxies: env.trustedProxies,
    apiDocs: apiDocs({ isProduction: env.isProduction, folders: API_DOCS_FOLDERS }),
    pages: await pages(pagePreviews(deps, env.publicUrl, env.publicFilesUrl)),
    compress: gzipText,
    isDraining: () => isDraining,
  })
  listening.serve(app.fetch)
  const urlForOthers = urlsForOthers(env.publicUrl, env.publicFilesUrl)
  const realtime = attachRealtime(listening.server, {
    handlers: { authenticate: socketAuthenticate(deps), send: chatSend(deps, urlForOthers) },
    bus,
    log,
    tracing: traces,
    now,
    countSend: countSendOf(deps),
    allowOrigin: (origin, req) =>
      sameOrigin(origin, req) ||
      (origin !== undefined && (env.allowedOrigins.includes(origin) || origin === env.publicUrl?.origin)),
    ipOf: (req) =>
      callerIp(
        req.socket.remoteAddress ?? '',
        String(req.headers['x-forwarded-for'] ?? ''),
        env.trustedProxies,
      ),
  })
  inSight = realtime.inSight
  meter?.watch({
    sockets: realtime.stats,
    pools: store.pools,
    queues: () => queueLengths(store.db),
    reach: bus.reach,
    followed: bus.followed,
    waitingPushes: () => readWaiting(store.db, now()),
  })
  cutSlowBodies(listening.server)
  const jobs = startJobs({ ...deps, db: store.jobsDb })
  const exports = startExports({ ...deps, db: store.jobsDb }, urlForOthers)
  lookForExports = exports.look
  const pushes = startPushes(deps)
  lookForPushes = pushes.look

  stopOnSignal(log, env.drainSeconds, async () => {
    await drain(env.drainSeconds, {
      begin() {
        isDraining = true
        listening.closeAfterAnswers()
      },
      drainSockets: realtime.drain,
    })
    await Promise.all([
      realtime.close(SOCKETS_WITHIN_MS),
      listening.finish(REQUESTS_WITHIN_MS),
      jobs.stop(),
      exports.stop(),
      pushes.stop(),
    ])
    await bus.close()
    push.close()
    closeBuckets()
    closeMail()
    await metricsPort?.close()
    backups?.close()
    await Promise.all([traces?.close(TRACES_WITHIN_MS), store.close()])
  })
  print(banner(env, listening.port, metricsPort?.url ?? null, logIns))
}

/** In folders of the data folder, or in a bucket. */
async function openFiles(
  { s3, dataDir }: Env,
  onCall: CountFilesRequest | undefined,
): Promise<Pick<Deps, 'files' | 'archives'>> {
  if (s3 === null)
    return { files: localFiles(join(dataDir, 'files')), archives: localArchives(join(dataDir, 'exports')) }
  const { s3Storage } = await import('./adapters/s3/s3Storage.ts')
  return s3Storage(s3, onCall)
}

/**
 * A new folder or bucket belongs to this database from now on. A bucket that belongs to another one is
 * refused, because it can be chosen by mistake; of a folder, housekeeping keeps its hands off.
 */
async function claimFiles(deps: Deps, { s3 }: Env): Promise<void> {
  if (s3 === null) return void (await areFilesOurs(deps))
  const { refusingStart } = await import('./adapters/s3/s3Storage.ts')
  if (!(await refusingStart(() => areFilesOurs(deps))))
    throw new StartRefused(
      'The bucket of S3_BUCKET has the files of another database. Check S3_BUCKET and DATABASE_URL.',
    )
}

/** From where pages load members' files, besides this server. */
function fileOrigins({ s3, publicFilesUrl }: Env): string[] {
  const urls = [s3?.endpoint, publicFilesUrl].filter((url) => url !== null && url !== undefined)
  return [...new Set(urls.map((url) => new URL(url).origin))]
}

/** Loaded only where metrics are wanted. */
async function openMeter({ metrics }: Env): Promise<Prometheus | null> {
  if (metrics === null) return null
  const { prometheusMetrics } = await import('./metrics/prometheus.ts')
  return prometheusMetrics()
}

/** Loaded only where traces are wanted. */
async function openTraces({ traces }: Env, log: Logger): Promise<OpenTelemetry | undefined> {
  if (traces === null) return undefined
  const { openTelemetry } = await import('./traces/openTelemetry.ts')
  return openTelemetry(traces, (err) => {
    if (err === null) log.info('traces reach their receiver again')
    else log.warn({ err }, 'traces do not reach their receiver')
  })
}

async function openBus(
  { redisUrl }: Env,
  log: Logger,
  onLag: ((seconds: number) => void) | undefined,
  tracing: OpenTelemetry | undefined,
): Promise<Bus> {
  let bus = inProcessBus()
  if (redisUrl !== null) {
    const { redisBus } = await import('./adapters/bus/redisBus.ts')
    bus = redisBus(redisUrl, { log, onLag })
  }
  return tracing ? tracedBus(bus, tracing) : bus
}

/** Counted by all nodes together with Redis, else by each for itself. */
async function openBuckets(
  { limits, redisUrl }: Env,
  log: Logger,
): Promise<{ buckets: Buckets; closeBuckets: () => void }> {
  if (!limits) return { buckets: noBuckets, closeBuckets: () => {} }
  const own = memoryBuckets(() => new Date())
  if (redisUrl === null) return { buckets: own, closeBuckets: () => {} }
  const { redisBuckets } = await import('./adapters/limits/redisBuckets.ts')
  const buckets = redisBuckets(redisUrl, own, log)
  return { buckets, closeBuckets: buckets.close }
}

function openMusic({ spotify }: Env, log: Logger): Music {
  return spotify === null
    ? bundledMusic(readCatalogueFiles())
    : spotifyMusic({ ...spotify, fetch, nowMs: Date.now, log })
}

async function openMail({
  smtpUrl,
  smtpRequiresTls,
  mailFrom,
  dataDir,
}: Env): Promise<{ mail: Mailer; closeMail: () => void }> {
  if (smtpUrl !== null) {
    const { smtpMail } = await import('./adapters/mail/smtpMail.ts')
    const mail = smtpMail(smtpUrl, mailFrom, { requiresTls: smtpRequiresTls })
    return { mail, closeMail: mail.close }
  }
  const folder = join(dataDir, 'outbox')
  const mail = await terminalMail({ folder, from: mailFrom, now: () => new Date(), print })
  return { mail, closeMail: () => {} }
}

/**
 * The sample log-ins. Their password is generated when the sample data is loaded, and the data folder keeps
 * it for later starts.
 */
async function loadSamples(
  deps: Deps,
  { dataDir, databaseUrl, spotify }: Env,
): Promise<readonly SampleLogIn[]> {
  // The sample members like music of the bundled catalogue. A network provider would get two hundred
  // requests.
  const music = spotify === null ? deps.music : bundledMusic(readCatalogueFiles())
  const { logins } = await loadSampleData({ ...deps, music }, report)
  const kept = join(dataDir, databaseUrl === null ? 'sample-log-ins.json' : 'sample-log-ins-postgres.json')
  if (logins.length > 0) writeFileSync(kept, JSON.stringify(logins, null, 2), { mode: 0o600 })
  return existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as SampleLogIn[]) : []
}

async function pages(previewOf: PreviewOf) {
  for (const folder of WEB_FOLDERS) {
    const found = await webPages(folder, previewOf)
    if (found) return found
  }
  report('The app has not been built. Only the API and the socket are served.')
  return undefined
}
