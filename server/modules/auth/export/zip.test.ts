import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { unzipped } from './export.fixtures.ts'
import { zipOf, type Entry } from './zip.ts'

const AT = new Date('2025-07-08T11:40:00Z')
const bytesOf = (text: string) => new TextEncoder().encode(text)

async function collected(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}

describe('a ZIP', () => {
  it('has every entry with its name and content', async () => {
    async function* entries(): AsyncGenerator<Entry> {
      for (const name of ['a.json', '읽어보기.txt'])
        yield {
          name,
          content: (async function* () {
            yield bytesOf(`${name} `)
            yield bytesOf('합주')
          })(),
        }
    }
    expect(await unzipped(await collected(zipOf(entries(), AT)))).toEqual({
      'a.json': 'a.json 합주',
      '읽어보기.txt': '읽어보기.txt 합주',
    })
  })

  it('reads an entry no faster than the archive is taken', async () => {
    const CHUNK_BYTES = 64 * 1024
    let read = 0
    async function* content() {
      for (; read < 400; read += 1) yield crypto.getRandomValues(new Uint8Array(CHUNK_BYTES))
    }
    async function* entries(): AsyncGenerator<Entry> {
      yield { name: 'long', content: content(), isPacked: true }
    }
    let taken = 0
    let mostAhead = 0
    for await (const chunk of zipOf(entries(), AT)) {
      taken += chunk.length
      mostAhead = Math.max(mostAhead, read * CHUNK_BYTES - taken)
      await nextTurn()
    }
    expect(read).toBe(400)
    // of 25 MB a few are under way
    expect(mostAhead).toBeLessThan(6 * 1024 * 1024)
  })

  it('passes the failure of an entry on', async () => {
    async function* entries(): AsyncGenerator<Entry> {
      yield {
        name: 'a',
        content: (async function* (): AsyncGenerator<Uint8Array> {
          yield bytesOf('a')
          throw new Error('the file is gone')
        })(),
      }
    }
    await expect(collected(zipOf(entries(), AT))).rejects.toThrow('the file is gone')
  })

  it('passes a failure between the entries on, and closes what was open when the reader stops', async () => {
    let isClosed = false
    async function* failing(): AsyncGenerator<Entry> {
      yield { name: 'a', content: (async function* () {})() }
      throw new Error('cancelled')
    }
    await expect(collected(zipOf(failing(), AT))).rejects.toThrow('cancelled')

    async function* endless(): AsyncGenerator<Entry> {
      const content = async function* () {
        try {
          for (;;) yield crypto.getRandomValues(new Uint8Array(64 * 1024))
        } finally {
          isClosed = true
        }
      }
      yield { name: 'endless', content: content(), isPacked: true }
    }
    const chunks = zipOf(endless(), AT)
    await chunks.next()
    await chunks.return(undefined)
    await expect.poll(() => isClosed).toBe(true)
  })
})
