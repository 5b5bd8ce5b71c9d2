import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect } from 'vitest'
import { changeRoom } from '#contract/http/chat/rooms.ts'
import { changeProfile, readProfile } from '#contract/http/profile/profile.ts'
import { localFiles } from '#server/adapters/files/localFiles.ts'
import { s3Storage } from '#server/adapters/s3/s3Storage.ts'
import { storeId } from '#server/files/storeId.ts'
import { aBucket, testS3 } from '#server/testing/testBucket.ts'
import type { Files } from '../deps.ts'
import { chatTest } from '../modules/chat/chat.fixtures.ts'
import { recruitmentTest } from '../modules/recruitments/recruitments.fixtures.ts'
import { loadSampleData } from '../sample/loadSampleData.ts'
import { aPhoto, asFile } from '../testing/pictures.ts'
import { it as base } from './unshownFiles.fixtures.ts'
import { deleteUnshown } from './unshownFiles.ts'

const it = base.extend(
  'withPicture',
  ({ server, harin }) =>
    (photo: Blob) =>
      server.call(changeProfile, { as: harin, files: { profileImage: photo } }),
)

describe('a file uploaded for a profile (PR3)', () => {
  it('is deleted in all its sizes after a day in which nobody used it', async ({
    server,
    kept,
    run,
    unshown,
  }) => {
    const sound = await unshown.sentUp()
    const picture = await unshown.sentUp(asFile(await aPhoto()))
    server.clock.advance({ hours: 23, minutes: 59 })
    expect(await run()).toBe(0)
    expect(await unshown.statusOf(sound)).toBe(200)
    server.clock.advance({ minutes: 1 })
    await run()
    expect(kept()).toEqual([])
    for (const url of [sound, picture, picture.replace('.w960.', '.w160.')])
      expect(await unshown.statusOf(url)).toBe(404)
    expect(await run()).toBe(0)
  })

  it('stays as long as the profile names it, and is deleted once another has replaced it', async ({
    server,
    run,
    unshown,
  }) => {
    const first = await unshown.sentUp()
    await unshown.play(first)
    server.clock.advance({ days: 400 })
    expect(await run()).toBe(0)
    expect(await unshown.statusOf(first)).toBe(200)
    const second = await unshown.sentUp()
    await unshown.play(second)
    expect(await run()).toBe(1)
    expect([await unshown.statusOf(first), await unshown.statusOf(second)]).toEqual([404, 200])
  })

  it('cannot be used once it is deleted, and the profile keeps what it has', async ({
    server,
    harin,
    run,
    unshown,
  }) => {
    const [used, late] = [await unshown.sentUp(), await unshown.sentUp()]
    await unshown.play(used)
    server.clock.advance({ days: 1 })
    expect(await run()).toBe(1)
    expect(await unshown.play(late)).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { mediaUrl: '허용되지 않는 값입니다.' },
    })
    expect((await server.call(readProfile, { as: harin })).value.mediaUrl).toBe(used)
  })
})

describe('a file that is shown', () => {
  it('stays however old it is: pictures of members, groups and bands', async ({
    server,
    kept,
    harin,
    run,
    withPicture,
    unshown,
  }) => {
    const photo = asFile(await aPhoto())
    await withPicture(photo)
    const roomId = await chatTest(server).aRoom('GROUP', [harin, await server.aMember()])
    await server.call(changeRoom, { as: harin, body: { roomId }, files: { image: photo } })
    await recruitmentTest(server).create(harin, { name: '해일', session: ['bass'] }, photo)
    expect(kept()).toHaveLength(3)
    server.clock.advance({ days: 400 })
    expect(await run()).toBe(0)
    for (const path of kept())
      for (const url of [path, path.replace('.w960.', '.w160.')])
        expect(await unshown.statusOf(url)).toBe(200)
  })

  it('stays when it belongs to the sample data or to a room', async ({ server, files, kept, run }) => {
    await loadSampleData(server.deps)
    expect(kept().length).toBeGreaterThan(0)
    const before = kept()
    server.clock.advance({ days: 400 })
    expect(await run()).toBe(0)
    expect(kept()).toEqual(before)
    for (const path of before) expect(await files.get(path)).not.toBeNull()
  })
})

describe('the job', () => {
  it('starts again after it was stopped, and finds the remaining files', async ({
    server,
    files,
    kept,
    run,
    unshown,
  }) => {
    for (let n = 0; n < 1_200; n += 1) await unshown.putOne()
    server.clock.advance({ days: 1 })
    const stopping = new AbortController()
    const stopped = deleteUnshown(
      {
        ...server.deps,
        files: { ...files, setAside: (path, at) => (stopping.abort(), files.setAside(path, at)) },
      },
      stopping.signal,
      { files: Infinity, share: 1 },
    )
    expect(await stopped).toBe(100)
    expect(await run()).toBe(1_100)
    expect(kept()).toEqual([])
  })

  it('runs once a day on each node', async ({ server, unshown }) => {
    expect(await deleteUnshown(server.deps)).toBe(0)
    await unshown.putOne()
    server.clock.advance({ hours: 23 })
    expect(await deleteUnshown(server.deps)).toBe(0)
    server.clock.advance({ hours: 25 })
    expect(await deleteUnshown(server.deps)).toBe(1)
  })

  it('logs the file that it could not remove, and removes the others', async ({
    server,
    files,
    kept,
    run,
    unshown,
  }) => {
    const [bad] = [await unshown.putOne(), await unshown.putOne()]
    server.clock.advance({ days: 1 })
    await run({
      files: {
        ...files,
        setAside: async (path, at) => {
          if (path === bad) throw new Error('read-only')
          await files.setAside(path, at)
        },
      },
    })
    expect(kept()).toEqual([bad])
    expect(server.logged).toContainEqual(expect.objectContaining({ level: 'warn', path: bad }))
  })
})

describe('a run over a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hapju-unshown-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('deletes files older than a day, also unfinished ones after a crash, and no foreign files', async ({
    server,
    harin,
    run,
  }) => {
    const inFolder = localFiles(folder)
    const put = () => inFolder.put({ bytes: new Uint8Array([1]), mime: 'audio/mpeg' })
    const [old, used, young] = [await put(), await put(), await put()]
    const ofRoom = await inFolder.put({ bytes: new Uint8Array([1]), mime: 'audio/mpeg' }, 'room-files')
    const cutOff = `${'A'.repeat(22)}.mp4.part`
    for (const name of [cutOff, 'note.txt']) writeFileSync(join(folder, name), 'half')
    await server.deps.db.execute(sql`update members set media_url = ${used} where id = ${harin.memberId}`)
    const nameOf = (path: string) => path.replace('/files/', '').replace(/^\//, '')
    const twoDaysAgo = new Date(server.clock.now().getTime() - 48 * 60 * 60 * 1000)
    for (const name of [nameOf(old), nameOf(used), nameOf(ofRoom), cutOff, 'note.txt'])
      utimesSync(join(folder, name), twoDaysAgo, twoDaysAgo)
    utimesSync(join(folder, nameOf(young)), server.clock.now(), server.clock.now())
    expect(await run({ files: inFolder })).toBe(2)
    expect(readdirSync(folder).sort()).toEqual(
      ['note.txt', 'removed', 'room-files', 'store-id', nameOf(used), nameOf(young)].sort(),
    )
    expect(await inFolder.get(ofRoom)).not.toBeNull()
  })

  it('does nothing when no file has been put yet', async ({ run }) => {
    expect(await run({ files: localFiles(join(folder, 'none')) })).toBe(0)
  })
})

describe.runIf(testS3)('a run over a bucket', () => {
  it('sets aside files that nobody names, takes back what is named again, and deletes after thirty days', async ({
    server,
    harin,
    run,
  }) => {
    const { files } = s3Storage(await aBucket())
    const put = () => files.put({ bytes: new Uint8Array([1]), mime: 'audio/mpeg' })
    const [used, back, gone] = [await put(), await put(), await put()]
    const ofRoom = await files.put({ bytes: new Uint8Array([1]), mime: 'audio/mpeg' }, 'room-files')
    await server.deps.db.execute(sql`update members set media_url = ${used} where id = ${harin.memberId}`)
    // The store has its own clock, by which the files are new.
    const at = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    expect(await run({ files, now: at(0.9) })).toBe(0)
    expect(await run({ files, now: at(1.1) })).toBe(2)
    expect([await files.get(back), await files.get(gone)]).toEqual([null, null])
    await server.deps.db.execute(sql`update members set youtube_url = ${back} where id = ${harin.memberId}`)
    expect(await run({ files, now: at(31.2) })).toBe(0)
    expect(await files.get(back)).not.toBeNull()
    const aside: string[] = []
    for await (const { path } of files.listAside()) aside.push(path)
    expect(aside).toEqual([])
    for (const path of [used, ofRoom]) expect(await files.get(path)).not.toBeNull()
  })
})

describe('a node on another database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hapju-other-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('removes nothing, and says so', async ({ server, files, run, unshown }) => {
    await unshown.putOne()
    server.clock.advance({ days: 2 })
    await server.deps.db.execute(sql`delete from store_identity`)
    expect(await run()).toBe(0)
    expect(server.logged).toContainEqual(
      expect.objectContaining({ level: 'error', msg: expect.stringContaining('another database') as string }),
    )
    expect(await files.storeId()).not.toBeNull()
  })

  it('does not claim the files of an older version, none of which it names', async ({ server, run }) => {
    const inFolder = localFiles(folder)
    const path = await inFolder.put({ bytes: new Uint8Array([1]), mime: 'audio/mpeg' })
    const name = join(folder, path.replace('/files/', ''))
    utimesSync(name, new Date(0), new Date(0))
    expect(await run({ files: inFolder })).toBe(0)
    expect(await inFolder.storeId()).toBeNull()
    await server.deps.db.execute(sql`update members set media_url = ${path}`)
    expect(await run({ files: inFolder })).toBe(0)
  })

  it('has an id of its own: every node of one database reads the same', async ({ server }) => {
    const ids = await Promise.all([1, 2, 3].map(() => storeId(server.deps)))
    expect(new Set(ids).size).toBe(1)
  })
})

describe('more than a twentieth of the files, and more than fifty,', () => {
  it.for([
    [50, 0, 50],
    [51, 0, 0],
    [51, 1_000, 51],
  ] as const)(
    'is never removed at once: %i beside %i others: %i go',
    async ([unused, used, removed], { server, unshown }) => {
      for (let n = 0; n < unused; n += 1) await unshown.putOne()
      server.clock.advance({ days: 2 })
      // young files are not removed, but count
      for (let n = 0; n < used; n += 1) await unshown.putOne()
      expect(await deleteUnshown({ ...server.deps })).toBe(removed)
      const refusals = server.logged.filter(({ level }) => level === 'error')
      expect(refusals.map(({ files, unused: count }) => [files, count])).toEqual(
        removed === 0 ? [[unused, unused]] : [],
      )
    },
  )
})

describe('a removed file', () => {
  const asideIn = async (files: Files) => {
    const paths: string[] = []
    for await (const { path } of files.listAside()) paths.push(path)
    return paths
  }

  it('is kept aside for thirty days, then deleted', async ({ server, files, run, unshown }) => {
    const path = await unshown.putOne()
    server.clock.advance({ days: 1 })
    expect(await run()).toBe(1)
    expect(await unshown.statusOf(path)).toBe(404)
    server.clock.advance({ days: 29, hours: 23 })
    await run()
    expect(await asideIn(files)).toEqual([path])
    server.clock.advance({ hours: 1 })
    await run()
    expect(await asideIn(files)).toEqual([])
  })

  it('is served again once a row names it, as after restoring a database', async ({
    server,
    files,
    harin,
    run,
    unshown,
  }) => {
    const path = await unshown.putOne()
    server.clock.advance({ days: 1 })
    expect(await run()).toBe(1)
    await server.deps.db.execute(sql`update members set media_url = ${path} where id = ${harin.memberId}`)
    expect(await run()).toBe(0)
    expect([await unshown.statusOf(path), await asideIn(files)]).toEqual([200, []])
    server.clock.advance({ days: 40 })
    expect(await run()).toBe(0)
    expect(await unshown.statusOf(path)).toBe(200)
  })
})
