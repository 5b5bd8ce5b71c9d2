/** Separates digests from the signatures of tokens, which use the same secret. */
const PURPOSE = 'digest:'

/** HMAC-SHA-256 under the server's secret, in hexadecimal. Uses Web Crypto to run in the mock worker too. */
export async function keyedDigest(
  secret: Uint8Array<ArrayBuffer>,
): Promise<(text: string) => Promise<string>> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return async (text) => {
    const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(PURPOSE + text))
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
