import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/**
 * Makes a long answer short, off the main thread: forty bands are 80 kB, which a phone on slow 4G waits half a second for, and 12 kB so.
 * Node alone can; in a browser tab that plays server nothing travels.
 */
export const gzipText: (text: string) => Promise<Uint8Array<ArrayBuffer>> = promisify(gzip)
