import type { Push } from '#server/deps.ts'

/** A point of the curve whose private number nobody has kept. */
const KEY = 'BATlcgmhfMso7v2VZehqo3cknFoTFwWO5dbZS2ZFCftc6J_ZgBv4SCK5uCinjH7c4X7Ysdm510AFI0sGFKhWwwc'

/** Subscriptions are kept and nothing is sent: for a server in a tab, which no push service would hear. */
export const noPush: Push = {
  publicKey: KEY,
  isKnown: () => true,
  send: () => Promise.resolve({ is: 'refused', status: 0 }),
}
