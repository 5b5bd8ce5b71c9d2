import { memoryArchives } from '#server/adapters/archives/memoryArchives.ts'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { memoryFiles } from '#server/adapters/files/memoryFiles.ts'
import { memoryTemporary } from '#server/adapters/files/memoryTemporary.ts'
import { noBuckets } from '#server/adapters/limits/memoryBuckets.ts'
import { parsedSounds } from '#server/adapters/media/parsedSounds.ts'
import { sharpPictures } from '#server/adapters/media/sharpPictures.ts'
import { bundledMusic } from '#server/adapters/music/bundledMusic.ts'
import { noPush } from '#server/adapters/push/noPush.ts'
import { argon2Hasher } from '#server/adapters/secrets/argon2Hasher.ts'
import { dailyPseudonyms } from '#server/adapters/secrets/dailyPseudonyms.ts'
import { joseTokens } from '#server/adapters/secrets/joseTokens.ts'
import { keyedDigest } from '#server/adapters/secrets/keyedDigest.ts'
import { readCatalogueFiles } from '#server/catalogue/catalogueFiles.ts'
import type { Deps } from '#server/deps.ts'
import { noMetrics } from '#server/metrics/noMetrics.ts'
import { createLog } from '#server/start/log.ts'
import { noTracing } from '#server/traces/noTracing.ts'
import { BENCH_SECRET } from './accessTokens.ts'

/** The `Deps` of a node in the bench's own process, with the secret of the benches. */
export async function benchDeps(db: Deps['db']): Promise<Deps> {
  const secret = new TextEncoder().encode(BENCH_SECRET)
  const now = () => new Date()
  return {
    db,
    now,
    newId: () => crypto.randomUUID(),
    mail: { send: () => Promise.resolve() },
    bus: inProcessBus(),
    buckets: noBuckets,
    hash: await argon2Hasher(),
    digest: await keyedDigest(secret),
    tokens: await joseTokens(secret, now),
    files: memoryFiles(),
    archives: memoryArchives(),
    onExportAsked: () => {},
    push: noPush,
    onPushNews: () => {},
    inSight: () => new Set<number>(),
    temporary: memoryTemporary(),
    pictures: sharpPictures(),
    sounds: parsedSounds(),
    music: bundledMusic(readCatalogueFiles()),
    metrics: noMetrics,
    tracing: noTracing,
    pseudonym: dailyPseudonyms(secret, now),
    log: createLog('silent'),
  }
}
