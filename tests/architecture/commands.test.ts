import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const SPECS = 'tests/commands'

/** Scripts that no spec of `tests/commands` can run, each with what runs it. */
const TRIED_ELSEWHERE: Record<string, string> = { test: 'it is what runs the specs' }

const scripts = Object.keys(packageJson.scripts).sort()

/** Only `npm start` and `npm test` need no `run`. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)].map(([, script, short]) => script ?? short!)

const sortedOnce = (names: readonly string[]) => [...new Set(names)].sort()

describe('the scripts of package.json', () => {
  it('are those that the table of the README names', () => {
    const table = readFileSync('README.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `npm '))
    expect(sortedOnce(table.flatMap(scriptsIn))).toEqual(scripts)
  })

  it('are each run by a test with the command in its title', () => {
    const titles = readdirSync(SPECS)
      .filter((file) => file.endsWith('.spec.ts'))
      .flatMap((file) =>
        [...readFileSync(join(SPECS, file), 'utf8').matchAll(/\btest\(\s*'(npm [^']+)'/g)].map(
          ([, title]) => title!,
        ),
      )
    const tried = titles.flatMap(scriptsIn)
    expect(sortedOnce([...tried, ...Object.keys(TRIED_ELSEWHERE)])).toEqual(scripts)
    expect(tried.filter((script) => script in TRIED_ELSEWHERE)).toEqual([])
  })
})
