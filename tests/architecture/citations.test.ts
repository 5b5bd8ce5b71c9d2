import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deadCitations } from './citations.ts'
import { readSources } from './modules.ts'

const records = readdirSync('docs/decisions')
const scripts = readdirSync('scripts', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => join('scripts', name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const here = 'tests/architecture/citations'

it('every citation leads to a heading or a decision in the repository', () => {
  const sources = [...readSources(), ...scripts].filter(({ path }) => !path.startsWith(here))
  expect(sources.flatMap((source) => deadCitations(source, records))).toEqual([])
})

it.each([
  'docs/nowhere.md',
  'docs/wire.md "No such heading"',
  'docs/wire.md\n * "No such heading"',
  'docs/decisions/0999',
  'P99',
  'api.md 1.3',
  'the UX guide',
])('a dead citation is found: %s', (cited) => {
  expect(deadCitations({ path: 'a.ts', text: `/** As ${cited} says. */` }, records)).toHaveLength(1)
})

it.each([
  'docs/wire.md',
  'docs/wire.md "Envelope"',
  'docs/wire.md\n * "Envelope"',
  'docs/decisions/0007',
  'P15',
])('a valid citation is accepted: %s', (cited) => {
  expect(deadCitations({ path: 'a.ts', text: `/** As ${cited} says. */` }, records)).toEqual([])
})
