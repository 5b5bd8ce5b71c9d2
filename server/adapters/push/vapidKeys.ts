import { createECDH } from 'node:crypto'
import webPush from 'web-push'
import { StartRefused } from '#server/start/startRefused.ts'
import { keptSecret } from '../secrets/keptSecret.ts'

/** Both in base64url: a point of P-256, and its private number. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * The pair that identifies this server to push services (VAPID, RFC 8292): the configured one, else one made
 * on the first start and kept in the data folder. Another pair ends all subscriptions, because a browser
 * binds each to the public key.
 * @throws StartRefused the two configured keys do not belong together
 */
export function vapidKeys(configured: VapidKeys | null, dataDir: string): VapidKeys {
  if (configured === null) return keptKeys(dataDir)
  if (publicKeyOf(configured.privateKey) !== configured.publicKey)
    throw new StartRefused('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY.')
  return configured
}

/** Null: no private key of P-256. */
function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    return null
  }
}

const keptKeys = (dataDir: string): VapidKeys =>
  JSON.parse(
    keptSecret(dataDir, 'vapid-keys.json', () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as VapidKeys
