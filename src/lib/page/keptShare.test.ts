import { beforeEach, expect, it, vi } from 'vitest'
import { dropKeptShare, dropOldShare, keepShare, readKeptShare, SHARE_MAX_BYTES } from './keptShare.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** What a browser has of Cache Storage, as far as it is used. */
function fakeCaches() {
  const caches = new Map<string, Map<string, Response>>()
  return {
    open: async (name: string) => {
      const cache = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, cache)
      return {
        match: async (key: string) => cache.get(key)?.clone(),
        put: async (key: string, response: Response) => void cache.set(key, response),
      }
    },
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    names: () => [...caches.keys()],
  }
}

let device: ReturnType<typeof fakeCaches>
beforeEach(() => {
  device = fakeCaches()
  vi.stubGlobal('caches', device)
})

/** As a phone posts it. */
async function share(fields: Record<string, string>, files: File[] = [], now = 0) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('files', file)
  const posted = new Response(form)
  await keepShare(await posted.blob(), posted.headers.get('content-type')!, now)
}

it('a member gets what was shared, with its files', async () => {
  await share({ title: '붉은 밤', text: ' 들어봐 ', url: 'https://hapju.kr/1' }, [
    new File(['sound'], '드럼데모 3차.m4a', { type: 'audio/mp4' }),
  ])
  const kept = await readKeptShare(1, 0)
  expect(kept).toMatchObject({ title: '붉은 밤', text: '들어봐', url: 'https://hapju.kr/1' })
  expect(kept?.files.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
    { name: '드럼데모 3차.m4a', type: 'audio/mp4', size: 5 },
  ])
})

it('is still there after a reload, for the same member', async () => {
  await share({ text: '합주' })
  await readKeptShare(1, 0)
  expect((await readKeptShare(1, 0))?.text).toBe('합주')
})

it('another member does not get it, and it is then gone', async () => {
  await share({ text: '합주' })
  await readKeptShare(1, 0)
  expect(await readKeptShare(2, 0)).toBeNull()
  expect(await readKeptShare(1, 0)).toBeNull()
})

it('a newer one takes its place', async () => {
  await share({ text: '하나' })
  await readKeptShare(1, 0)
  await share({ text: '둘' })
  expect((await readKeptShare(2, 0))?.text).toBe('둘')
})

it('is gone after a day', async () => {
  await share({ text: '합주' })
  expect(await readKeptShare(1, DAY_MS)).not.toBeNull()
  expect(await readKeptShare(1, DAY_MS + 1)).toBeNull()
  expect(device.names()).toEqual([])
})

it('what nobody opens is gone after a day too', async () => {
  await share({ text: '합주' })
  await dropOldShare(DAY_MS)
  expect(device.names()).toEqual(['shared'])
  await dropOldShare(DAY_MS + 1)
  expect(device.names()).toEqual([])
})

it('what is being kept while an app starts is not taken from it', async () => {
  await caches.open('shared')
  await dropOldShare(0)
  expect(device.names()).toEqual(['shared'])
})

it('dropped, it leaves nothing on the device', async () => {
  await share({ text: '합주' })
  await dropKeptShare()
  expect(device.names()).toEqual([])
})

it('too much is refused before it is kept', async () => {
  const form = { size: SHARE_MAX_BYTES + 1 } as Blob
  await expect(keepShare(form, 'multipart/form-data', 0)).rejects.toThrow('too large')
  expect(device.names()).toEqual([])
})

it('a page without storage has nothing', async () => {
  vi.stubGlobal('caches', undefined)
  expect(await readKeptShare(1, 0)).toBeNull()
  await dropOldShare(0)
  await dropKeptShare()
})
