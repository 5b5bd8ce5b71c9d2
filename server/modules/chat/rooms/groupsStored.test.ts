import { describe, expect, vi } from 'vitest'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import { aGroupOf, ids, it } from './groups.fixtures.ts'

// Tests that a group is stored with all named members or not at all, and that a picture is kept only with it.

describe('creating a group (CH2)', () => {
  it('creates nothing when a named member is unknown or has withdrawn', async ({
    server,
    kept,
    dojun,
    rooms,
    groups,
  }) => {
    const gone = await server.aMember({ withdrawn: true })
    const image = asFile(await aPhoto(40, 30))
    expect(await groups.create({ memberIds: [dojun.memberId, 404], roomName: '합주' }, image)).toMatchObject({
      status: 404,
      code: 'MEMBER4004',
      message: '회원 정보를 찾을 수 없습니다.',
    })
    expect(await groups.create({ memberIds: ids(dojun, gone), roomName: '합주' }, image)).toMatchObject({
      status: 404,
      code: 'MEMBER4004',
      message: '탈퇴한 회원입니다.',
    })
    expect(await rooms(dojun)).toEqual([])
    expect(kept()).toEqual([])
  })
})

describe('the picture of a new group', () => {
  it('is deleted again when the room cannot be stored', async ({
    server,
    kept,
    harin,
    dojun,
    rooms,
    groups,
  }) => {
    vi.spyOn(server.deps.db, 'transaction').mockRejectedValueOnce(new Error('lost'))
    expect((await groups.create(aGroupOf(dojun), asFile(await aPhoto(40, 30)))).status).toBe(500)
    expect(kept()).toEqual([])
    expect(await rooms(harin)).toEqual([])
  })
})
