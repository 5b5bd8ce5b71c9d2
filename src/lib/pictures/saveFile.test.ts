import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveFile } from './saveFile.ts'

const URL_OF_FILE = 'https://hapju.example/room-files/a.jpg'
const aPicture = () => new Response('picture', { headers: { 'Content-Type': 'image/jpeg' } })

/** The names of the files that the browser was told to save. */
const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.useFakeTimers() // the object URL is revoked later
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:1'
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Answers requests in turn; resolves with how each was to use the cache. */
function answering(...answers: (() => Response | Promise<Response>)[]) {
  const caches: (RequestCache | undefined)[] = []
  vi.stubGlobal('fetch', async (_: string, options?: RequestInit) => {
    caches.push(options?.cache)
    return answers[caches.length - 1]!()
  })
  return caches
}

describe('a file to save', () => {
  it('is read once, and named after its type', async () => {
    const caches = answering(aPicture)
    expect(await saveFile(URL_OF_FILE, 'hapju-1')).toBe(true)
    expect([saved, caches]).toEqual([['hapju-1.jpg'], [undefined]])
  })

  it('is read past the cache when what the page has cached cannot be read', async () => {
    const caches = answering(() => Promise.reject(new TypeError('Failed to fetch')), aPicture)
    expect(await saveFile(URL_OF_FILE, 'hapju-1')).toBe(true)
    expect([saved, caches]).toEqual([['hapju-1.jpg'], [undefined, 'reload']])
  })

  it('is not saved when it cannot be read either way', async () => {
    answering(
      () => new Response(null, { status: 404 }),
      () => Promise.reject(new TypeError('Failed to fetch')),
    )
    expect(await saveFile(URL_OF_FILE, 'hapju-1')).toBe(false)
    expect(saved).toEqual([])
  })
})
