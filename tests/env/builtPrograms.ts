import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** How the paths of this run's builds of the server program begin. */
    programs: string
  }
}

/** Inside the repository, so that the program finds its packages. */
const CACHE = '.cache'

/** Each worker builds the program when a file first needs it (`server/testing/spawnServer.ts`). */
export default function setup(project: TestProject): () => void {
  mkdirSync(CACHE, { recursive: true })
  const name = `server-${randomBytes(6).toString('hex')}`
  project.provide('programs', `${CACHE}/${name}`)
  return () => {
    for (const each of readdirSync(CACHE))
      if (each.startsWith(name)) rmSync(join(CACHE, each), { recursive: true, force: true })
  }
}
