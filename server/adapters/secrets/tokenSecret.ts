import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret that signs tokens: the configured one, else one made on the first start and kept in the data
 * folder, so that log-ins survive a restart without a configured secret.
 */
export function tokenSecret(configured: string | null, dataDir: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(configured ?? keptSecret(dataDir))
}

function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'token-secret')
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    chmodSync(file, 0o600)
  }
  return readFileSync(file, 'utf8')
}
