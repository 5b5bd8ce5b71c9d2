import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it as base } from 'vitest'
import { localFiles } from './adapters/files/localFiles.ts'
import { backUp, changeModerator, move, moveFiles, restore } from './commands.ts'
import { parseEnv } from './start/env.ts'
import { StartRefused } from './start/startRefused.ts'
import { variablesOf } from './testing/buckets.ts'
import { testPostgres, workersDatabase } from './testing/store.ts'
import { aBucket, testS3 } from './testing/testBucket.ts'
import { testServer } from './testing/testServer.ts'

const POSTGRES = { DATABASE_URL: 'postgres://app@127.0.0.1:1/hapju' }

/** The settings of a host on which nothing has ever run. */
// eslint-disable-next-line no-empty-pattern -- Vitest wants the destructuring
const it = base.extend('host', ({}, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'hapju-commands-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  return { DATA_DIR: join(folder, 'data') }
})

const silent = () => {}

describe('a command says what is wrong with its arguments or settings', () => {
  it.for([
    ['Usage: npm run backup', backUp, []],
    ['Usage: npm run backup', backUp, ['a', 'b']],
    ['Usage: npm run restore', restore, ['--force', 'a']],
    ['is no backup', restore, ['/nowhere']],
    ['Usage: npm run db:move', move, ['now']],
    ['DATABASE_URL must name the Postgres', move, []],
    ['Usage: npm run moderator', changeModerator, ['grant']],
    ['Usage: npm run moderator', changeModerator, ['promote', 'a@example.com']],
    ['Usage: npm run moderator', changeModerator, ['grant', 'a@example.com', 'b@example.com']],
    ['There is no database in', changeModerator, ['grant', 'a@example.com']],
  ] as const)('%s', async ([line, command, words], { host }) => {
    const refusal = await command(parseEnv(host), words, silent).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartRefused)
    expect((refusal as StartRefused).message).toContain(line)
  })

  it('db:move says that there is no folder to move from', async ({ host }) => {
    await expect(move(parseEnv({ ...host, ...POSTGRES }), [], silent)).rejects.toThrow(
      new StartRefused(`There is no database in ${host.DATA_DIR}. Set DATA_DIR.`),
    )
  })

  it('files:move says that there is no bucket to move to', async ({ host }) => {
    await expect(moveFiles(parseEnv(host), silent)).rejects.toThrow(
      new StartRefused('S3_ENDPOINT must be set: files are moved into a bucket.'),
    )
  })
})

describe.runIf(testS3)('the command that moves files to a bucket', () => {
  it.for([
    [{ S3_SECRET: 'wrong' }, 'S3_SECRET does not belong to S3_KEY (SignatureDoesNotMatch).'],
    [{ S3_BUCKET: 'no-such-bucket' }, 'S3_BUCKET names no bucket of the store (NoSuchBucket).'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, 'The store of S3_ENDPOINT is out of reach'],
  ] as const)('names the setting for %j', async ([wrong, line], { host }) => {
    const files = localFiles(join(host.DATA_DIR, 'files'))
    await files.claimFor('our-database')
    await files.put({ bytes: new Uint8Array(2_000), mime: 'audio/mpeg' })
    const env = parseEnv({ ...host, ...variablesOf(await aBucket()), ...wrong })
    const refusal = await moveFiles(env, silent).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartRefused)
    const { message } = refusal as StartRefused
    expect(message).toContain(line)
    expect(message).not.toContain('wrong')
  })
})

describe.runIf(testPostgres)('the command that changes who is a moderator', () => {
  it('says by nickname and e-mail what has changed, while servers use the database', async ({ host }) => {
    const { aMember } = await testServer()
    const { email, nickname } = await aMember()
    const env = parseEnv({ ...host, DATABASE_URL: (await workersDatabase())! })
    const said: string[] = []
    const report = (line: string) => void said.push(line)
    for (const action of ['revoke', 'grant', 'grant', 'revoke'])
      await changeModerator(env, [action, email], report)
    expect(said).toEqual([
      `${nickname} (${email}) is no moderator already.`,
      `${nickname} (${email}) is a moderator from now on.`,
      `${nickname} (${email}) is a moderator already.`,
      `${nickname} (${email}) is no moderator from now on.`,
    ])
    await expect(changeModerator(env, ['grant', 'nobody@example.com'], report)).rejects.toThrow(
      new StartRefused('Nobody has signed up with the e-mail nobody@example.com.'),
    )
  })
})
