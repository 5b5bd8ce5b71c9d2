import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Folders without source: those that git ignores, and git's own. */
const IGNORED = ['.git', ...readFileSync('.gitignore', 'utf8').match(/^.+(?=\/$)/gm)!]

/** As in `.gitignore`, a name matches at any depth, a path with a slash only from the root. */
const isIgnored = (path: string, name: string) => IGNORED.includes(name) || IGNORED.includes(path)

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return isIgnored(path, entry.name) ? [] : sourcesIn(path)
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : []
  })
}

it('every source file is read by the type checker, including those in folders that begin with a dot', () => {
  const config = execFileSync(process.execPath, [
    'node_modules/typescript/bin/tsc',
    '-p',
    '.',
    '--showConfig',
  ])
  const { files } = JSON.parse(config.toString()) as { files: string[] }
  const read = new Set(files.map((file) => join(file)))
  const sources = sourcesIn('.')
  expect(sources).toContain(join('.storybook', 'preview.tsx'))
  expect(sources.filter((path) => !read.has(path))).toEqual([])
})
