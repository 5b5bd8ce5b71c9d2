import type { PushSubscription } from '#contract/http/notifications/push.ts'
import type { Device } from './device.ts'

/** The address of N8, without the schemas of its contract. */
export const RENEWAL_PATH = '/api/notifications/push/renewal'

/**
 * The browser has replaced or dropped the subscription. The server hears of it by N8, which needs no tokens:
 * a worker has none. When that fails, the page sends the new one at its next start (N6).
 */
export async function renewPushSubscription(
  device: Device,
  replaced: PushSubscription | null,
): Promise<void> {
  const sent = await device.records.readSent()
  // nobody is signed in here, or pushes were switched off
  if (sent === null) return
  const renewed = replaced ?? (await device.subscribe(sent.publicKey).catch(() => null))
  if (renewed === null) return
  const outcome = await device.post(RENEWAL_PATH, { endpoint: sent.endpoint, auth: sent.auth, renewed })
  if (outcome !== 'done') return
  const { endpoint, keys } = renewed
  await device.records.keepSent({ ...sent, endpoint, auth: keys.auth, sentAt: device.now() })
}
