import { pino } from 'pino'
import { inProcessBus } from '#server/adapters/bus/inProcessBus.ts'
import { memoryFiles } from '#server/adapters/files/memoryFiles.ts'
import { parsedSounds } from '#server/adapters/media/parsedSounds.ts'
import { bundledMusic } from '#server/adapters/music/bundledMusic.ts'
import { joseTokens } from '#server/adapters/secrets/joseTokens.ts'
import { keyedDigest } from '#server/adapters/secrets/keyedDigest.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps, Mail } from '#server/deps.ts'
import { canvasPictures } from './canvasPictures.ts'
import { TAB_CATALOGUE } from './tabCatalogue.ts'

/** Everybody can read it, and it protects nothing: the store is this visitor's own. */
const SECRET = new TextEncoder().encode('the server inside the tab keeps no secrets')

/** What the server stands on inside a tab. `onMail` is the postman. */
export async function tabDeps(db: Db, onMail: (mail: Mail) => void): Promise<Deps> {
  const now = () => new Date()
  const digest = await keyedDigest(SECRET)
  return {
    db,
    now,
    newId: () => crypto.randomUUID(),
    mail: { send: async (mail) => onMail(mail) },
    bus: inProcessBus(),
    // argon2 is native code; a digest is enough for a store that nobody else can reach.
    hash: { hash: digest, verify: async (hash, password) => hash === (await digest(password)) },
    digest,
    tokens: await joseTokens(SECRET, now),
    // Gone with the tab: a room made here keeps its picture until the page is loaded anew.
    files: memoryFiles(),
    pictures: canvasPictures,
    sounds: parsedSounds(),
    music: bundledMusic(TAB_CATALOGUE),
    log: pino({ level: 'warn' }),
  }
}
