import { hash } from '#contract/art/hash.ts'

/** The number of arguments of one `fromCharCode` call; far below every engine's limit. */
const CHUNK_BYTES = 8_192

/**
 * A picture as text, for drafts that survive a reload: state and storage hold only text. A third longer than
 * the picture.
 */
export async function toDataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES))
  return `data:${blob.type};base64,${btoa(binary)}`
}

/**
 * Turns the result of `toDataUrl` back into a file with a name. It does not use `fetch`, because the page's
 * Content-Security-Policy restricts that to the app's own addresses. The time of the file depends on its content
 * alone, so the same picture sent again is recognised (`src/api/actKeys.ts`).
 */
export function fromDataUrl(url: string, name: string): File {
  const [head = '', base64 = ''] = url.split(',')
  const type = /^data:([^;]*)/.exec(head)?.[1] ?? ''
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  return new File([bytes], name, { type, lastModified: hash(base64) })
}
