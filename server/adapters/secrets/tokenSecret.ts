import { randomBytes } from 'node:crypto'
import { keptSecret } from './keptSecret.ts'

/**
 * The secret that signs tokens: the configured one, else one made on the first start and kept in the data
 * folder, so that log-ins survive a restart without a configured secret.
 */
export function tokenSecret(configured: string | null, dataDir: string): Uint8Array<ArrayBuffer> {
  const secret =
    configured ?? keptSecret(dataDir, 'token-secret', () => randomBytes(32).toString('base64url'))
  return new TextEncoder().encode(secret)
}
