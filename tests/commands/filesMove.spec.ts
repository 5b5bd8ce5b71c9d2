import { join } from 'node:path'
import { localFiles } from '#server/adapters/files/localFiles.ts'
import { createBucket, variablesOf } from '#server/testing/buckets.ts'
import { expect, ofServer, test } from './harness/test.ts'

test('npm run files:move copies the files of a data folder into a bucket, once', async ({ run, folder }) => {
  test.skip(!process.env.TEST_S3_URL, 'needs an S3 server: set TEST_S3_URL')
  const settings = { ...ofServer(folder), ...variablesOf(await createBucket(process.env.TEST_S3_URL!)) }
  const files = localFiles(join(settings.DATA_DIR, 'files'))
  await files.claimFor('our-database')
  await files.put({ bytes: new Uint8Array([1, 2, 3]), mime: 'audio/mpeg' })
  for (const line of ['1 copied (0.0 MB), 0 already there', '0 copied (0.0 MB), 1 already there']) {
    const move = run('files:move', [], { settings })
    expect(await move.ended, move.output).toBe(0)
    expect(move.output).toContain(line)
  }
})

test('npm run files:move says which setting is missing', async ({ run, folder }) => {
  const move = run('files:move', [], { settings: ofServer(folder) })
  expect(await move.ended, move.output).toBe(1)
  expect(move.output).toContain('S3_ENDPOINT must be set')
})
