import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BUDGETS, type Budget } from '#contract/budgets.ts'
import type { Bucket } from '#contract/tokenBucket.ts'

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const rows = readFileSync('docs/operations.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map(cellsOf)

const inWords = (bucket: Bucket | undefined) =>
  bucket === undefined ? '' : `${bucket.atOnce}, then ${rateOf(bucket.everySeconds)}`
const rateOf = (everySeconds: number) =>
  everySeconds <= 1
    ? `${Math.round(1 / everySeconds)} a second`
    : `${Math.round(3_600 / everySeconds)} an hour`

it.each(Object.entries<Budget>(BUDGETS))(
  'the operations document tells the numbers of the budget %s',
  (name, { calls, perMember, perAddress }) => {
    const row = rows.find(([first]) => first === `\`${name}\``)
    const ids = calls?.join(', ') ?? (name === 'read' ? 'all other GET' : 'all other calls')
    expect(row?.slice(1, 4)).toEqual([ids, inWords(perMember), inWords(perAddress)])
  },
)
