import type { ZipWriter } from '@zip.js/zip.js'

/** A file of an archive. */
export interface Entry {
  name: string
  content: AsyncIterable<Uint8Array>
  /** Its format is compressed already: a picture or a sound. */
  isPacked?: boolean
}

/**
 * The bytes of a ZIP (ZIP64 where it is needed), read from the entries as they are taken: neither a file nor
 * the archive is ever in memory as a whole. A failure of an entry is thrown; when the reader stops early the
 * entries are closed.
 */
export async function* zipOf(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const reader = readable.getReader()
  const written = writeAll(await zipInto(writable), entries, at)
  // awaited below, unless the reader stops before
  written.catch(() => {})
  const failed = written.then(() => new Promise<never>(() => {}))
  failed.catch(() => {})
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), failed])
      if (done) break
      yield value
    }
    await written
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** The library is loaded for the first archive: most starts of a node make none. */
async function zipInto(writable: WritableStream): Promise<ZipWriter<unknown>> {
  const { configure, ZipWriter } = await import('@zip.js/zip.js')
  // a worker would not save time here: the job waits for the store and the disk
  configure({ useWebWorkers: false })
  return new ZipWriter(writable)
}

async function writeAll(zip: ZipWriter<unknown>, entries: AsyncIterable<Entry>, at: Date): Promise<void> {
  for await (const { name, content, isPacked = false } of entries)
    await zip.add(name, streamOf(content), { level: isPacked ? 0 : 6, lastModDate: at })
  await zip.close()
}

/** `ReadableStream.from`, which a browser tab may not have. */
function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await chunks.return?.()),
    },
    { highWaterMark: 0 },
  )
}
