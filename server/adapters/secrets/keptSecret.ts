import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A secret in the data folder, readable by its owner only: `make` makes it on the first start. Of two processes
 * that start at once, both get what one has written.
 */
export function keptSecret(dataDir: string, name: string, make: () => string): string {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, name)
  try {
    writeFileSync(file, make(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    chmodSync(file, 0o600)
  }
  return readFileSync(file, 'utf8')
}
