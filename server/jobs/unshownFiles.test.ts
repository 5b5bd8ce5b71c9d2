import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeProfile, readProfile, uploadMedia } from '#contract/http/profile.ts'
import { changeRoom } from '#contract/http/rooms.ts'
import { localFiles } from '../adapters/localFiles.ts'
import type { Tx } from '../db/db.ts'
import type { Files } from '../deps.ts'
import { chatTest } from '../modules/chat/chat.fixtures.ts'
import { recruitmentTest } from '../modules/recruitments/recruitments.fixtures.ts'
import { loadSampleData } from '../sample/loadSampleData.ts'
import { SHOWING } from '../shownFiles.ts'
import { untilSomebodyWaits } from '../testing/lockWaits.ts'
import type { TestMember } from '../testing/members.ts'
import { aPhoto, asFile } from '../testing/pictures.ts'
import { rememberingFiles } from '../testing/rememberingFiles.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'
import { deleteUnshown } from './unshownFiles.ts'

let server: TestServer
let files: Files
let kept: () => string[]
let harin: TestMember
beforeEach(async () => {
  const remembered = rememberingFiles(() => server.clock.now())
  files = remembered.files
  kept = remembered.kept
  server = await testServer({ deps: { files } })
  harin = await server.aMember({ nickname: 'harin' })
})

/** As a node that has just started: it has looked at nothing yet. */
const run = (changed: Partial<TestServer['deps']> = {}) => deleteUnshown({ ...server.deps, ...changed })
const aSound = () => asFile('ID3\x03 sound', 'a.mp3', 'audio/mpeg')
const sentUp = async (file: Blob = aSound()) =>
  (await server.call(uploadMedia, { as: harin, files: { file } })).value.url
const play = (mediaUrl: string) => server.call(changeProfile, { as: harin, body: { mediaUrl } })
const withPicture = (photo: Blob) => server.call(changeProfile, { as: harin, files: { profileImage: photo } })
const statusOf = async (url: string) => (await server.app.request(url)).status
const putOne = () => files.put({ bytes: new Uint8Array([1]), mime: 'audio/mpeg' })

describe('a file that was sent up for a profile (PR3)', () => {
  it('is gone after a day in which nobody used it, in all its sizes', async () => {
    const sound = await sentUp()
    const picture = await sentUp(asFile(await aPhoto()))
    server.clock.advance({ hours: 23, minutes: 59 })
    expect(await run()).toBe(0)
    expect(await statusOf(sound)).toBe(200)
    server.clock.advance({ minutes: 1 })
    await run()
    expect(kept()).toEqual([])
    for (const url of [sound, picture, picture.replace('.w960.', '.w160.')])
      expect(await statusOf(url)).toBe(404)
    expect(await run()).toBe(0)
  })

  it('stays for as long as the profile names it, and goes once another has taken its place', async () => {
    const first = await sentUp()
    await play(first)
    server.clock.advance({ days: 400 })
    expect(await run()).toBe(0)
    expect(await statusOf(first)).toBe(200)
    const second = await sentUp()
    await play(second)
    expect(await run()).toBe(1)
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  })

  it('cannot be used once it is gone, and the profile keeps what it has', async () => {
    const [used, late] = [await sentUp(), await sentUp()]
    await play(used)
    server.clock.advance({ days: 1 })
    expect(await run()).toBe(1)
    expect(await play(late)).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { mediaUrl: '허용되지 않는 값입니다.' },
    })
    expect((await server.call(readProfile, { as: harin })).value.mediaUrl).toBe(used)
  })

  it('either stays when it is used at this very moment, or is refused', async () => {
    for (let round = 0; round < 16; round += 1) {
      const url = await sentUp()
      server.clock.advance({ days: 1 })
      const node = run()
      for (let turn = 0; turn < round; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      const [, { status }] = await Promise.all([node, play(url)])
      expect([status, await statusOf(url)]).toEqual(status === 200 ? [200, 200] : [400, 404])
    }
  })

  it('is refused when it is used while it is being removed', async () => {
    const url = await sentUp()
    server.clock.advance({ days: 1 })
    const used: ReturnType<typeof play>[] = []
    const { db } = server.deps
    const begin = db.transaction.bind(db)
    let removing: Tx
    vi.spyOn(db, 'transaction').mockImplementationOnce((work) =>
      begin((tx) => {
        removing = tx
        return work(tx)
      }),
    )
    const remove = async (path: string) => {
      used.push(play(url))
      await untilSomebodyWaits(removing)
      await files.remove(path)
    }
    expect(await run({ files: { ...files, remove } })).toBe(1)
    expect((await Promise.all(used)).map(({ status }) => status)).toEqual([400])
    expect(await statusOf(url)).toBe(404)
  })

  it('stays when it is used after the first look and before it is removed', async () => {
    const url = await sentUp()
    server.clock.advance({ days: 1 })
    const used: Promise<unknown>[] = []
    const deleted = await run({
      files: {
        ...files,
        // the first look is over by the time somebody asks how old a file is
        async keptAt(path) {
          used.push(play(url))
          await Promise.all(used)
          return files.keptAt(path)
        },
      },
    })
    expect([deleted, used.length, await statusOf(url)]).toEqual([0, 1, 200])
  })
})

describe('what is shown', () => {
  it('stays however old: pictures of members, groups and bands', async () => {
    const photo = asFile(await aPhoto())
    await withPicture(photo)
    const roomId = await chatTest(server).aRoom('GROUP', [harin, await server.aMember()])
    await server.call(changeRoom, { as: harin, body: { roomId }, files: { image: photo } })
    await recruitmentTest(server).create(harin, { name: '해일', session: ['bass'] }, photo)
    expect(kept()).toHaveLength(3)
    server.clock.advance({ days: 400 })
    expect(await run()).toBe(0)
    for (const path of kept())
      for (const url of [path, path.replace('.w960.', '.w160.')]) expect(await statusOf(url)).toBe(200)
  })

  it.each(SHOWING.map((column) => [`${getTableName(column.table)}.${column.name}`, column] as const))(
    'stays when %s alone names it, as a path or as an address',
    async (_, column) => {
      await chatTest(server).aBand(harin, { links: { instagram: 'https://a.example' } })
      await chatTest(server).aRoom('GROUP', [harin])
      for (const address of ['', 'https://hapju.example']) {
        const path = await putOne()
        await server.deps.db.execute(
          sql`update ${column.table} set ${sql.identifier(column.name)} = ${address + path}`,
        )
        server.clock.advance({ days: 2 })
        await run()
        expect(kept()).toEqual([path])
      }
    },
  )

  it('is named by columns of this list and by no others: whoever adds one says here what it is', async () => {
    const { rows } = (await server.deps.db.execute(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(url|uri|link|path|file|image|picture|photo|media|recording|attachment|avatar|cover)'`)) as {
      rows: { name: string }[]
    }
    const names = new Set(rows.map(({ name }) => name))
    const showing = SHOWING.map((column) => `${getTableName(column.table)}.${column.name}`)
    expect([...names].sort()).toEqual([...showing, ...Object.keys(NO_FILE)].sort())
  })

  it('of the sample data stays, what lies in rooms too', async () => {
    server = await testServer({ deps: { files } })
    await loadSampleData(server.deps)
    expect(kept().length).toBeGreaterThan(0)
    const before = kept()
    server.clock.advance({ days: 400 })
    expect(await run()).toBe(0)
    expect(kept()).toEqual(before)
    for (const path of before) expect(await files.get(path)).not.toBeNull()
  })
})

/** Columns with such a name that name no file under `/files/`, and why. */
const NO_FILE: Record<string, string> = {
  'artists.image_url': 'of the catalogue: a drawing of ours or the provider’s address',
  'artists.external_url': 'the provider’s page',
  'tracks.image_url': 'as of artists',
  'tracks.external_url': 'as of artists',
  'albums.image_url': 'as of artists',
  'albums.external_url': 'as of artists',
  'attachments.path': 'a file of a room, which lies elsewhere (`unsentAttachments.ts`)',
  'messages.attachment_id': 'a row of attachments',
}

describe('looking through the files', () => {
  it('is shared by nodes, however many files there are', async () => {
    const used = await putOne()
    await server.deps.db.execute(sql`update members set media_url = ${used}`)
    for (let n = 0; n < 2_300; n += 1) await putOne()
    server.clock.advance({ days: 1 })
    await Promise.all([1, 2, 3].map(() => run()))
    expect(kept()).toEqual([used])
  })

  it('asks the store as much for a thousand files as for one', async () => {
    const statementsFor = async (count: number) => {
      for (let n = 0; n < count; n += 1) await putOne()
      const execute = vi.spyOn(server.deps.db, 'execute')
      await run()
      const asked = execute.mock.calls.length
      execute.mockRestore()
      return asked
    }
    expect(await statementsFor(1)).toBe(1)
    expect(await statementsFor(999)).toBe(1)
  })

  it('begins anew after it was stopped, and finds what is left', async () => {
    for (let n = 0; n < 1_200; n += 1) await putOne()
    server.clock.advance({ days: 1 })
    const stopping = new AbortController()
    const stopped = deleteUnshown(
      { ...server.deps, files: { ...files, remove: (path) => (stopping.abort(), files.remove(path)) } },
      stopping.signal,
    )
    expect(await stopped).toBe(1_000)
    expect(await run()).toBe(200)
    expect(kept()).toEqual([])
  })

  it('is done once a day by each node', async () => {
    expect(await deleteUnshown(server.deps)).toBe(0)
    await putOne()
    server.clock.advance({ hours: 23 })
    expect(await deleteUnshown(server.deps)).toBe(0)
    server.clock.advance({ hours: 25 })
    expect(await deleteUnshown(server.deps)).toBe(1)
  })

  it('says which file it could not remove, and removes the others', async () => {
    const [bad] = [await putOne(), await putOne()]
    server.clock.advance({ days: 1 })
    await run({
      files: {
        ...files,
        remove: async (path) => {
          if (path === bad) throw new Error('read-only')
          await files.remove(path)
        },
      },
    })
    expect(kept()).toEqual([bad])
    expect(server.logged).toContainEqual(expect.objectContaining({ level: 'warn', path: bad }))
  })
})

describe('in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hapju-unshown-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('goes what is older than a day, also half of what a crash cut off, and nothing that is not ours', async () => {
    const inFolder = localFiles(folder)
    const put = () => inFolder.put({ bytes: new Uint8Array([1]), mime: 'audio/mpeg' })
    const [old, used, young] = [await put(), await put(), await put()]
    const ofRoom = await inFolder.put({ bytes: new Uint8Array([1]), mime: 'audio/mpeg' }, 'room-files')
    const cutOff = `${'A'.repeat(22)}.mp4.part`
    for (const name of [cutOff, 'note.txt']) writeFileSync(join(folder, name), 'half')
    await server.deps.db.execute(sql`update members set media_url = ${used}`)
    const nameOf = (path: string) => path.replace('/files/', '').replace(/^\//, '')
    const twoDaysAgo = new Date(server.clock.now().getTime() - 48 * 60 * 60 * 1000)
    for (const name of [nameOf(old), nameOf(used), nameOf(ofRoom), cutOff, 'note.txt'])
      utimesSync(join(folder, name), twoDaysAgo, twoDaysAgo)
    utimesSync(join(folder, nameOf(young)), server.clock.now(), server.clock.now())
    expect(await run({ files: inFolder })).toBe(2)
    expect(readdirSync(folder).sort()).toEqual(['note.txt', 'room-files', nameOf(used), nameOf(young)].sort())
    expect(await inFolder.get(ofRoom)).not.toBeNull()
  })

  it('of which nothing has been put yet, is nothing to do', async () => {
    expect(await run({ files: localFiles(join(folder, 'none')) })).toBe(0)
  })
})
