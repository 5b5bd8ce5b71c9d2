import type { Digest } from '#server/deps.ts'

/** Separates digests from the signatures of tokens, which use the same secret. */
const PURPOSE = 'digest:'

/**
 * HMAC-SHA-256 under the server's secret, in hexadecimal. Uses Web Crypto to run in the mock worker too.
 * `previous`: a secret whose digests are still accepted; null: there is none.
 */
export async function keyedDigest(
  secret: Uint8Array<ArrayBuffer>,
  previous: Uint8Array<ArrayBuffer> | null = null,
): Promise<Digest> {
  const digest = await digestUnder(secret)
  const all = previous === null ? [digest] : [digest, await digestUnder(previous)]
  return Object.assign(digest, { underEach: (text: string) => Promise.all(all.map((each) => each(text))) })
}

async function digestUnder(secret: Uint8Array<ArrayBuffer>): Promise<(text: string) => Promise<string>> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return async (text) => {
    const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(PURPOSE + text))
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
