import { beforeEach, expect, it } from 'vitest'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { areFilesOurs } from './fileOwner.ts'
import { storeId } from './storeId.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const aSound = { bytes: new Uint8Array([1]), mime: 'audio/mpeg' } as const

it('a new place for files belongs to the database that first uses it, also when it has files later', async () => {
  const { deps } = server
  expect(await areFilesOurs(deps)).toBe(true)
  expect(await deps.files.storeId()).toBe(await storeId(deps))
  await deps.files.put(aSound)
  expect(await areFilesOurs(deps)).toBe(true)
})

it('files of another database are not ours', async () => {
  const { deps } = server
  await deps.files.claimFor('another')
  expect(await areFilesOurs(deps)).toBe(false)
  expect(await deps.files.storeId()).toBe('another')
})

it('files without an owner are not ours while the database names none of them', async () => {
  const { deps, aMember } = server
  const path = await deps.files.put(aSound)
  expect(await areFilesOurs(deps)).toBe(false)
  expect(await deps.files.storeId()).toBeNull()
  await aMember({ profileImageUrl: path })
  expect(await areFilesOurs(deps)).toBe(true)
})
