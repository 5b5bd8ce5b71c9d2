import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { s3Storage } from './adapters/s3/s3Storage.ts'
import { variablesOf } from './testing/buckets.ts'
import { programVariables, spawnServer, spawnToEnd } from './testing/spawnServer.ts'
import { freshStore, testPostgres } from './testing/store.ts'
import { aBucket, testS3 } from './testing/testBucket.ts'

/** The program is started several times. */
vi.setConfig({ testTimeout: 90_000 })

const env = programVariables()
beforeAll(async () => {
  if (testPostgres) await freshStore()
})
afterAll(() => {
  vi.resetConfig()
})

describe.runIf(testS3)('the program with a bucket', () => {
  let bucket: Awaited<ReturnType<typeof aBucket>>
  beforeEach(async () => {
    bucket = await aBucket()
  })

  it('claims a new one, serves files from it, and lets pages load from it and from the CDN', async () => {
    const variables = { ...env, ...variablesOf(bucket), PUBLIC_FILES_URL: 'https://cdn.example' }
    const { url } = await spawnServer(variables)
    const { files } = s3Storage(bucket)
    expect(await files.storeId()).toMatch(/^[\da-f-]{36}$/)
    const path = await files.put({ bytes: new Uint8Array([1, 2, 3]), mime: 'image/webp' })
    const served = await fetch(url + path, { headers: { Range: 'bytes=1-' } })
    expect([served.status, served.headers.get('Content-Type')]).toEqual([206, 'image/webp'])
    expect(await served.arrayBuffer()).toEqual(new Uint8Array([2, 3]).buffer)
    expect((await fetch(`${url}/files/aaaaaaaaaaaaaaaaaaaaaa.jpg`)).status).toBe(404)
    expect(served.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
    const page = await fetch(`${url}/healthz`)
    expect(page.headers.get('Content-Security-Policy')).toContain(
      `media-src 'self' blob: ${bucket.endpoint.origin} https://cdn.example;`,
    )
  })

  it('does not start on one that belongs to another database', async () => {
    await s3Storage(bucket).files.claimFor('another')
    const ended = await spawnToEnd({ ...env, ...variablesOf(bucket) })
    expect(ended.code).toBe(1)
    expect(ended.said).toContain('The bucket of S3_BUCKET has the files of another database.')
  })

  it('does not start without it, and names the setting', async () => {
    const ended = await spawnToEnd({ ...env, ...variablesOf(bucket), S3_BUCKET: 'no-such-bucket' })
    expect(ended).toEqual({ code: 1, said: expect.stringContaining('S3_BUCKET names no bucket') as string })
  })
})
