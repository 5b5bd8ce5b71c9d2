import { getTableName, sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { SHOWING } from '#server/files/shownFiles.ts'
import type { Tx } from '../db/db.ts'
import { sanctions } from '../db/safetyTables.ts'
import { chatTest } from '../modules/chat/chat.fixtures.ts'
import { untilSomebodyWaits } from '../testing/lockWaits.ts'
import { it } from './unshownFiles.fixtures.ts'

// Tests against the database: which columns name a file, and that no file is named while it is removed.

describe('a file uploaded for a profile (PR3)', () => {
  it('either stays when it is used at the same moment, or is refused', async ({ server, run, unshown }) => {
    for (let round = 0; round < 16; round += 1) {
      const url = await unshown.sentUp()
      server.clock.advance({ days: 1 })
      const node = run()
      for (let turn = 0; turn < round; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      const [, { status }] = await Promise.all([node, unshown.play(url)])
      expect([status, await unshown.statusOf(url)]).toEqual(status === 200 ? [200, 200] : [400, 404])
    }
  })

  it('is refused when it is used while it is being removed', async ({ server, files, run, unshown }) => {
    const url = await unshown.sentUp()
    server.clock.advance({ days: 1 })
    const used: ReturnType<typeof unshown.play>[] = []
    const { db } = server.deps
    const begin = db.transaction.bind(db)
    let removing: Tx
    vi.spyOn(db, 'transaction').mockImplementationOnce((work) =>
      begin((tx) => {
        removing = tx
        return work(tx)
      }),
    )
    const setAside = async (path: string, at: Date) => {
      used.push(unshown.play(url))
      await untilSomebodyWaits(removing)
      await files.setAside(path, at)
    }
    expect(await run({ files: { ...files, setAside } })).toBe(1)
    expect((await Promise.all(used)).map(({ status }) => status)).toEqual([400])
    expect(await unshown.statusOf(url)).toBe(404)
  })

  it('stays when it is used between the first check and the removal', async ({
    server,
    files,
    run,
    unshown,
  }) => {
    const url = await unshown.sentUp()
    server.clock.advance({ days: 1 })
    const used: Promise<unknown>[] = []
    const deleted = await run({
      files: {
        ...files,
        // the first check is over when the job reads a file's age
        async keptAt(path) {
          used.push(unshown.play(url))
          await Promise.all(used)
          return files.keptAt(path)
        },
      },
    })
    expect([deleted, used.length, await unshown.statusOf(url)]).toEqual([0, 1, 200])
  })
})

describe('a file that is shown', () => {
  it.for(SHOWING.map((column) => [`${getTableName(column.table)}.${column.name}`, column] as const))(
    'stays when only %s names it, as a path or as an address',
    async ([, column], { server, kept, harin, run, unshown }) => {
      await chatTest(server).aBand(harin, { links: { instagram: 'https://a.example' } })
      await chatTest(server).aRoom('GROUP', [harin])
      await server.deps.db
        .insert(sanctions)
        .values({ memberId: harin.memberId, kind: 'HIDDEN', reason: '사진', startsAt: server.clock.now() })
      for (const address of ['', 'https://hapju.example']) {
        const path = await unshown.putOne()
        await server.deps.db.execute(
          sql`update ${column.table} set ${sql.identifier(column.name)} = ${address + path}`,
        )
        server.clock.advance({ days: 2 })
        await run()
        expect(kept()).toEqual([path])
      }
    },
  )

  it('is named only by the columns listed; a new column of the kind must be added to one of the lists', async ({
    server,
  }) => {
    const { rows } = (await server.deps.db.execute(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(url|uri|link|path|file|image|picture|photo|media|recording|attachment|avatar|cover)'`)) as {
      rows: { name: string }[]
    }
    const names = new Set(rows.map(({ name }) => name))
    const showing = SHOWING.map((column) => `${getTableName(column.table)}.${column.name}`)
    expect([...names].sort()).toEqual([...showing, ...Object.keys(NO_FILE)].sort())
  })
})

/** Columns with such a name that name no file under `/files/`, with the reason. */
const NO_FILE: Record<string, string> = {
  'artists.image_url': 'of the catalogue: a drawing of ours or the provider’s address',
  'artists.external_url': 'the provider’s page',
  'tracks.image_url': 'as of artists',
  'tracks.external_url': 'as of artists',
  'albums.image_url': 'as of artists',
  'albums.external_url': 'as of artists',
  'attachments.path': 'a file of a room, which lies elsewhere (`unsentAttachments.ts`)',
  'messages.attachment_id': 'a row of attachments',
  'data_exports.path': 'a file for its member alone, which lies in `exports/`',
}

describe('the job', () => {
  it('may run on several nodes at once, however many files there are', async ({
    server,
    kept,
    harin,
    run,
    unshown,
  }) => {
    const used = await unshown.putOne()
    await server.deps.db.execute(sql`update members set media_url = ${used} where id = ${harin.memberId}`)
    for (let n = 0; n < 2_300; n += 1) await unshown.putOne()
    server.clock.advance({ days: 1 })
    await Promise.all([1, 2, 3].map(() => run()))
    expect(kept()).toEqual([used])
  })

  it('runs as many queries for a thousand files as for one', async ({ server, run, unshown }) => {
    const statementsFor = async (count: number) => {
      for (let n = 0; n < count; n += 1) await unshown.putOne()
      const execute = vi.spyOn(server.deps.db, 'execute')
      await run()
      const asked = execute.mock.calls.length
      execute.mockRestore()
      return asked
    }
    expect(await statementsFor(1)).toBe(1)
    expect(await statementsFor(999)).toBe(1)
  })
})
