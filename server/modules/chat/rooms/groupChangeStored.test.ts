import { describe, expect, vi } from 'vitest'
import { it, photo } from './groups.fixtures.ts'

// Tests that a change is stored completely or not at all, and that the kept picture is the stored one.

describe('changing a group (CH3)', () => {
  it('from many devices at once leaves one picture, the one that is shown', async ({
    kept,
    dojun,
    roomId,
    groups,
  }) => {
    const photos = await Promise.all(Array.from({ length: 6 }, (_, n) => photo(40 + n)))
    const answers = await Promise.all(
      photos.map((image, n) => groups.change({ roomId, roomName: `이름 ${n}` }, { image })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200))
    const [name, imageUrl] = await groups.faceOf(dojun)
    expect(kept()).toEqual([new URL(imageUrl!).pathname])
    // name and picture come from the same change
    expect(answers.map(({ value }) => [value.roomName, value.roomProfileUrl])).toContainEqual([
      name,
      imageUrl,
    ])
  })
})

describe('changing a group is refused', () => {
  it('to a member who leaves meanwhile: nothing is stored, and the new picture is deleted', async ({
    server,
    kept,
    chat,
    harin,
    dojun,
    roomId,
    groups,
  }) => {
    const { pictures } = server.deps
    const prepare = pictures.prepare.bind(pictures)
    vi.spyOn(pictures, 'prepare').mockImplementation(async (bytes) => {
      await chat.leave(harin, roomId)
      return prepare(bytes)
    })
    expect((await groups.change({ roomId, roomName: '합주' }, { image: await photo() })).code).toBe(
      'CHAT4000',
    )
    expect(await groups.faceOf(dojun)).toEqual(['주말 합주', null])
    expect(kept()).toEqual([])
  })

  it('when it cannot be stored: the old picture stays, the new one is deleted', async ({
    server,
    kept,
    roomId,
    groups,
  }) => {
    await groups.change({ roomId }, { image: await photo() })
    const before = [...kept()]
    vi.spyOn(server.deps.db, 'transaction').mockRejectedValueOnce(new Error('lost'))
    expect((await groups.change({ roomId }, { image: await photo(50) })).status).toBe(500)
    expect(kept()).toEqual(before)
  })
})
