/**
 * What the service worker asks an open page, each with a `MessagePort` for the answer. `where`: which address
 * it shows (`PageAddress`). `open`: to show another one; answered with `true` at once.
 */
export type WorkerMessage = { push: 'where' } | { push: 'open'; to: string }

export interface PageAddress {
  /** Path and query. */
  address: string
}

/** Null for messages of others, such as Workbox. */
export function readWorkerMessage(message: unknown): WorkerMessage | null {
  if (typeof message !== 'object' || message === null || !('push' in message)) return null
  if (message.push === 'where') return { push: 'where' }
  const to = 'to' in message ? message.to : null
  return message.push === 'open' && isPath(to) ? { push: 'open', to } : null
}

/** Of this app: it begins with one slash. */
const isPath = (to: unknown): to is string => typeof to === 'string' && /^\/(?!\/)/.test(to)
