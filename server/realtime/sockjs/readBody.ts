import type { IncomingMessage } from 'node:http'

/** Null: the body is longer than `maxBytes`; the rest is not read. Rejects when the request breaks off. */
export function readBody(req: IncomingMessage, maxBytes: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) return resolve(null)
    const chunks: Buffer[] = []
    let bytes = 0
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      chunks.push(chunk)
      if (bytes <= maxBytes) return
      chunks.length = 0
      req.pause()
      resolve(null)
    })
    req.on('end', () => resolve(Buffer.concat(chunks).toString()))
    req.on('error', reject)
    req.on('close', () => reject(new Error('request broken off')))
  })
}
