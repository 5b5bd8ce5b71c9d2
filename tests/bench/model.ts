/**
 * Measures how many stories of the chat's model run per minute
 * (`src/features/chat/timeline/interleavings.test.ts`), and runs about a minute's worth from a new seed. A
 * failing story is printed in its shortest form and ends the bench. More: `MODEL_RUNS=10000`.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printFigures } from './table.ts'

const TEST = 'src/features/chat/timeline/interleavings.test.ts'
const MINUTE_MS = 60_000
/** Enough to estimate how many run in a minute. */
const FIRST_RUNS = 50

interface Report {
  testResults: { assertionResults: { title: string; duration: number }[] }[]
}

/** How long the stories took, without startup. */
function tell(runs: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'hapju-model-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', TEST, ...reporters], {
    env: { FUZZ_SEED: String(randomInt(1, 2 ** 31)), ...process.env, MODEL_RUNS: String(runs) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  if (status !== 0) process.exit(status ?? 1)
  const told = testResults
    .flatMap((each) => each.assertionResults)
    .find(({ title }) => title.includes(String(runs)))
  if (!told) throw new Error(`${TEST} tells no ${runs} stories.`)
  return told.duration
}

const asked = Number(process.env.MODEL_RUNS ?? 0)
const runs = asked > 0 ? asked : Math.max(1, Math.floor((FIRST_RUNS * MINUTE_MS) / tell(FIRST_RUNS)))
const ms = tell(runs)

printFigures('The chat’s model', [
  {
    id: '–',
    what: `stories a minute, of ${runs}`,
    runs: [(runs * MINUTE_MS) / ms],
    unit: 'stories/min',
    must: 'all end well',
    keeps: () => true,
  },
])
