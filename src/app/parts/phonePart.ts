import type { StoreKit } from '../store.ts'
import { attachUpdate } from '../worker/updatePart.ts'
import { attachPush, type Router } from './pushPart.ts'

/**
 * What a device with service workers has. The development servers have no worker to follow. Without a member
 * too: a session may have ended while the app was closed.
 */
export function attachPhone(kit: StoreKit, router: Router): void {
  if (import.meta.env.MODE === 'production') attachUpdate(kit)
  attachPush(kit, router)
}
