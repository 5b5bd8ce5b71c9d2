import type { PushSubscription as PlainSubscription } from '#contract/http/notifications/push.ts'

/** A browser's subscription as the calls send it. */
export function plainSubscription(subscription: PushSubscription): PlainSubscription {
  const { keys } = subscription.toJSON()
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  }
}

/** A key in base64url as bytes, which all browsers take. */
export function bytesOfKey(key: string): Uint8Array<ArrayBuffer> {
  const base64 = key.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
}

/** The reverse of `bytesOfKey`. */
export const keyOfBytes = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
