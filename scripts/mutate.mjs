// `npm run mutate` plants faults in the listed files, one at a time, and counts those that a test notices.
// `npm run mutate -- outbox` takes one group of scripts/lib/mutatedFiles.mjs, a path one file of it.
import { readFileSync, rmSync } from 'node:fs'
import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { MUTATED_GROUPS } from './lib/mutatedFiles.mjs'
import { giveUp, node } from './lib/process.mjs'
import { findPs } from './lib/tools.mjs'

chdir(fileURLToPath(new URL('..', import.meta.url)))

const SCORE_MIN = 85
/** Statuses in Stryker's report. All others, such as ignored ones, do not count. */
const NOTICED = new Set(['Killed', 'Timeout'])
const UNNOTICED = new Set(['Survived', 'NoCoverage'])

const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.length === 0 || wanted.includes(name)
const runs = MUTATED_GROUPS.flatMap((group) => {
  const files = isWanted(group.name) ? group.files : group.files.filter(isWanted)
  return files.length > 0 ? [{ ...group, files }] : []
})
const known = MUTATED_GROUPS.flatMap(({ name, files }) => [name, ...files])
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0)
  giveUp(
    `Unknown group or file: ${unknown.join(', ')}. Groups: ${MUTATED_GROUPS.map(({ name }) => name).join(', ')}.`,
  )

if (!findPs()) giveUp('`ps` is missing, which Stryker needs. Debian has it in the package procps.')

const scores = []
for (const { name, files } of runs) {
  console.log(`\n── ${name}`)
  const folder = `.cache/stryker/${name}`
  rmSync(`${folder}/report.json`, { force: true })
  const env = { ...process.env, MUTATED_GROUP: name, MUTATION_FOLDER: folder }
  const ended = await node(
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    ['run', '--mutate', files.join()],
    { env },
  )
  if (ended !== 0) giveUp(`The mutation run of ${name} failed.`)
  const report = JSON.parse(readFileSync(`${folder}/report.json`, 'utf8'))
  for (const [file, { mutants }] of Object.entries(report.files)) scores.push(scoreOf(file, mutants))
}

const total = scores.reduce(
  (sum, { noticed, unnoticed }) => ({ noticed: sum.noticed + noticed, unnoticed: sum.unnoticed + unnoticed }),
  { noticed: 0, unnoticed: 0 },
)
console.log(`\n${'file'.padEnd(52)}${'noticed'.padStart(8)}${'missed'.padStart(8)}${'score'.padStart(9)}`)
for (const row of [...scores, { file: 'all', ...total }]) printRow(row)
process.exitCode = percent(total) >= SCORE_MIN ? 0 : 1

function scoreOf(file, mutants) {
  const count = (statuses) => mutants.filter(({ status }) => statuses.has(status)).length
  return { file, noticed: count(NOTICED), unnoticed: count(UNNOTICED) }
}

function percent({ noticed, unnoticed }) {
  return noticed + unnoticed === 0 ? 100 : (100 * noticed) / (noticed + unnoticed)
}

function printRow({ file, ...counts }) {
  const { noticed, unnoticed } = counts
  const score = `${percent(counts).toFixed(1)} %`
  console.log(
    `${file.padEnd(52)}${`${noticed}`.padStart(8)}${`${unnoticed}`.padStart(8)}${score.padStart(9)}`,
  )
}
