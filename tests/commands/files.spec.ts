import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from './harness/test.ts'

/** Copies what a command reads, so that it cannot write into this repository. */
async function copied(folder: string, paths: readonly string[]): Promise<string> {
  const copy = join(folder, 'copy')
  await mkdir(copy)
  for (const path of ['package.json', ...paths]) await cp(path, join(copy, path), { recursive: true })
  await symlink(resolve('node_modules'), join(copy, 'node_modules'))
  return copy
}

async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.slice(folder.length), await readFile(file, 'utf8')])),
  )
}

test('npm run db:generate finds nothing to migrate and leaves the migrations as they are', async ({
  run,
  folder,
}) => {
  const copy = await copied(folder, ['drizzle.config.ts', 'server/db', 'contract'])
  const generate = run('db:generate', [], { cwd: copy })
  expect(await generate.ended, generate.output).toBe(0)
  expect(generate.output).toContain('No schema changes')
  const migrations = 'server/db/migrations'
  expect(await contents(join(copy, migrations))).toEqual(await contents(migrations))
})

test('npm run api:docs writes the documents of the API as they are', async ({ run, folder }) => {
  const copy = await copied(folder, ['contract', 'docs/api', 'scripts'])
  await rm(join(copy, 'docs/api/openapi.json'))
  const write = run('api:docs', [], { cwd: copy })
  expect(await write.ended, write.output).toBe(0)
  expect(await contents(join(copy, 'docs/api'))).toEqual(await contents('docs/api'))
})

test('npm run format formats a file as the format check requires', async ({ run, folder }) => {
  const copy = await copied(folder, ['.oxfmtrc.json'])
  await writeFile(join(copy, 'a.ts'), 'export   const a = "b";')
  const format = run('format', [], { cwd: copy })
  expect(await format.ended, format.output).toBe(0)
  expect(await readFile(join(copy, 'a.ts'), 'utf8')).toBe("export const a = 'b'\n")
})
