import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestMember } from '#server/testing/members.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import { rememberingFiles } from '#server/testing/rememberingFiles.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { groupsTest } from './groups.fixtures.ts'

// Tests that a group is stored with all named members or not at all, and that a picture is kept only with it.

let server: TestServer
let harin: TestMember
let dojun: TestMember
/** Paths of the kept files, in the order of `put`. */
let kept: () => string[]
beforeEach(async () => {
  const { files, ...remembered } = rememberingFiles()
  kept = remembered.kept
  server = await testServer({ deps: { files } })
  harin = await server.aMember({ nickname: 'harin' })
  dojun = await server.aMember({ nickname: 'dojun99' })
})

const { create, rooms, ids } = groupsTest(() => ({ server, member: harin }))

describe('creating a group (CH2)', () => {
  it('creates nothing when a named member is unknown or has withdrawn', async () => {
    const gone = await server.aMember({ withdrawn: true })
    const image = asFile(await aPhoto(40, 30))
    expect(await create({ memberIds: [dojun.memberId, 404], roomName: '합주' }, image)).toMatchObject({
      status: 404,
      code: 'MEMBER4004',
      message: '회원 정보를 찾을 수 없습니다.',
    })
    expect(await create({ memberIds: ids(dojun, gone), roomName: '합주' }, image)).toMatchObject({
      status: 404,
      code: 'MEMBER4004',
      message: '탈퇴한 회원입니다.',
    })
    expect(await rooms(dojun)).toEqual([])
    expect(kept()).toEqual([])
  })
})

describe('the picture of a new group', () => {
  const group = () => ({ memberIds: ids(dojun), roomName: '사진방' })

  it('is deleted again when the room cannot be stored', async () => {
    vi.spyOn(server.deps.db, 'transaction').mockRejectedValueOnce(new Error('lost'))
    expect((await create(group(), asFile(await aPhoto(40, 30)))).status).toBe(500)
    expect(kept()).toEqual([])
    expect(await rooms(harin)).toEqual([])
  })
})
