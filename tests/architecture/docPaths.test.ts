import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const documents = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs', name))
  .concat('README.md')

/** Paths in code spans that begin with a folder of the root or of `src`, without patterns (`*`, `{}`). */
const NAMED = /`((?:contract|docs|lib|mocks|scripts|server|src|tests|ui)\/[\w./-]+)`/g

const namedPaths = (text: string) => [...text.matchAll(NAMED)].flatMap(([, path]) => path ?? [])

it('every file and folder that a document names exists', () => {
  const missing = documents.flatMap((document) =>
    namedPaths(readFileSync(document, 'utf8'))
      .filter((path) => !existsSync(path))
      .map((path) => `${document}: ${path}`),
  )
  expect(missing).toEqual([])
})

it('a path without its root folder is found as well', () => {
  expect(namedPaths('as in `lib/page/ime.ts` and `src/ui/theme.ts`, not in `a/b.ts` or `src/**`')).toEqual([
    'lib/page/ime.ts',
    'src/ui/theme.ts',
  ])
})
