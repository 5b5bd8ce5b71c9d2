import { memoryArchives } from '#server/adapters/archives/memoryArchives.ts'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { memoryFiles } from '#server/adapters/files/memoryFiles.ts'
import { memoryTemporary } from '#server/adapters/files/memoryTemporary.ts'
import { noBuckets } from '#server/adapters/limits/memoryBuckets.ts'
import { parsedSounds } from '#server/adapters/media/parsedSounds.ts'
import { sharpPictures } from '#server/adapters/media/sharpPictures.ts'
import { noPush } from '#server/adapters/push/noPush.ts'
import { dailyPseudonyms } from '#server/adapters/secrets/dailyPseudonyms.ts'
import { joseTokens } from '#server/adapters/secrets/joseTokens.ts'
import { keyedDigest } from '#server/adapters/secrets/keyedDigest.ts'
import { noMetrics } from '#server/metrics/noMetrics.ts'
import { createLog } from '#server/start/log.ts'
import { noTracing } from '#server/traces/noTracing.ts'
import type { Db } from '../db/db.ts'
import type { Deps, Mail, PasswordHasher } from '../deps.ts'
import type { RealtimeEvent, Bus } from '../realtime/events.ts'
import type { TestClock } from './clock.ts'
import { nextId } from './ids.ts'
import { TEST_MUSIC } from './testMusic.ts'

interface Recorders {
  db: Db
  clock: TestClock
  sentMail: Mail[]
  events: RealtimeEvent[]
  logged: Record<string, unknown>[]
}

const SECRET = new TextEncoder().encode('a secret of at least thirty-two bytes')

export async function testDeps({ db, clock, sentMail, events, logged }: Recorders): Promise<Deps> {
  return {
    db,
    now: clock.now,
    newId: nextId,
    mail: {
      send: async (mail) => {
        sentMail.push(mail)
      },
    },
    bus: recordingBus(events),
    // A test may call more often than a person, at a clock that stands still. `testServer({ limits: true })`
    // counts.
    buckets: noBuckets,
    hash: quickHasher,
    digest: await keyedDigest(SECRET),
    tokens: await joseTokens(SECRET, clock.now),
    files: memoryFiles(clock.now),
    archives: memoryArchives(clock.now),
    // Tests make exports themselves (`makeExports`), or wait for nothing.
    onExportAsked: () => {},
    push: noPush,
    // Tests of pushes send them themselves (`pushes.fixtures.ts`).
    onPushNews: () => {},
    inSight: () => new Set<number>(),
    temporary: memoryTemporary(),
    pictures: sharpPictures(),
    sounds: parsedSounds(),
    music: TEST_MUSIC,
    metrics: noMetrics,
    tracing: noTracing,
    pseudonym: dailyPseudonyms(SECRET, clock.now),
    log: createLog('debug', {
      write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>),
    }),
  }
}

/** argon2 takes 20 ms a hash; tests about something else skip that. */
export const quickHasher: PasswordHasher = {
  hash: async (password) => `quick:${password}`,
  verify: async (hash, password) => hash === `quick:${password}`,
}

/** The bus of a single node, which records what it delivered. */
function recordingBus(events: RealtimeEvent[]): Bus {
  const bus = inProcessBus()
  return {
    ...bus,
    publish: async (event) => {
      events.push(event)
      await bus.publish(event)
    },
  }
}
