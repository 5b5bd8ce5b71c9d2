import { pino } from 'pino'
import { memoryArchives } from '#server/adapters/archives/memoryArchives.ts'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { memoryFiles } from '#server/adapters/files/memoryFiles.ts'
import { memoryTemporary } from '#server/adapters/files/memoryTemporary.ts'
import { noBuckets } from '#server/adapters/limits/memoryBuckets.ts'
import { parsedSounds } from '#server/adapters/media/parsedSounds.ts'
import { bundledMusic } from '#server/adapters/music/bundledMusic.ts'
import { noPush } from '#server/adapters/push/noPush.ts'
import { joseTokens } from '#server/adapters/secrets/joseTokens.ts'
import { keyedDigest } from '#server/adapters/secrets/keyedDigest.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps, Mail } from '#server/deps.ts'
import { noMetrics } from '#server/metrics/noMetrics.ts'
import { makeExports } from '#server/modules/auth/export/making.service.ts'
import { noTracing } from '#server/traces/noTracing.ts'
import { canvasPictures } from './canvasPictures.ts'
import { TAB_CATALOGUE } from './tabCatalogue.ts'

/** Public, which is safe because the store belongs to this visitor only. */
const SECRET = new TextEncoder().encode('the server inside the tab keeps no secrets')

/** The `Deps` of the server inside a tab. `onMail` receives the mails. */
export async function tabDeps(db: Db, onMail: (mail: Mail) => void): Promise<Deps> {
  const now = () => new Date()
  const digest = await keyedDigest(SECRET)
  const deps: Deps = {
    db,
    now,
    newId: () => crypto.randomUUID(),
    mail: { send: async (mail) => onMail(mail) },
    bus: inProcessBus(),
    // The visitor's own tab pays for every call.
    buckets: noBuckets,
    // argon2 is native code. A digest is enough for a store that nobody else can reach.
    hash: { hash: digest, verify: async (hash, password) => hash === (await digest(password)) },
    digest,
    tokens: await joseTokens(SECRET, now),
    // Lost with the tab: a room created here keeps its picture until the next page load.
    files: memoryFiles(),
    archives: memoryArchives(),
    onExportAsked: () => void makeExports(deps),
    push: noPush,
    onPushNews: () => {},
    inSight: () => new Set<number>(),
    temporary: memoryTemporary(),
    pictures: canvasPictures,
    sounds: parsedSounds(),
    music: bundledMusic(TAB_CATALOGUE),
    metrics: noMetrics,
    tracing: noTracing,
    // There is one caller, and the log is theirs.
    pseudonym: (kind) => kind,
    log: pino({ level: 'warn' }),
  }
  return deps
}
