// `npm run fuzz -- 10`: all property tests, repeatedly from new seeds, for ten minutes (default 5). `npm run
// fuzz -- 10 hangul links`: those whose path contains one of the words. Exits with 1 at the first failure and
// says how to repeat it. A failing case becomes a fixed example of that test.
import { randomInt } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { argv, chdir, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { giveUp, node } from './lib/process.mjs'
import { outcomeOf, VITEST } from './lib/results.mjs'
import { startPostgres } from './lib/services.mjs'

const TREES = ['contract', 'mocks', 'server', 'src', 'tests']
const REPORT = '.cache/reports/fuzz.json'
const MINUTES = 5
/** Only ends tests that hang: slowness on a busy machine is not a counterexample. */
const TEST_WITHIN_MS = 300_000
const HAS_PROPERTIES = /^import .* from '#tests\/env\/properties\.ts'$/m

chdir(fileURLToPath(new URL('..', import.meta.url)))
const minutes = Number(argv[2] ?? MINUTES)
if (!(minutes > 0)) giveUp(`The minutes must be a number above 0, not ${argv[2]}.`)

const words = argv.slice(3)
const isWanted = (path) => words.length === 0 || words.some((word) => path.includes(word))
const files = TREES.flatMap((tree) =>
  readdirSync(tree, { recursive: true, encoding: 'utf8' }).map((name) => join(tree, name)),
)
  .filter((path) => /\.test\.tsx?$/.test(path) && HAS_PROPERTIES.test(readFileSync(path, 'utf8')))
  .filter(isWanted)
if (files.length === 0) giveUp(`No property test has ${words.join(' or ')} in its path.`)
mkdirSync('.cache/reports', { recursive: true })

const postgres = await startPostgres()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
const database = postgres ? { TEST_DATABASE_URL: postgres.url } : {}

const until = performance.now() + minutes * 60_000
let rounds = 0
do {
  const seed = String(randomInt(1, 2 ** 31))
  console.log(
    `\n══ round ${(rounds += 1)}, seed ${seed}, ${files.length} ${files.length === 1 ? 'file' : 'files'}`,
  )
  rmSync(REPORT, { force: true })
  const args = [
    'run',
    ...files,
    '--project=!server-pglite',
    `--testTimeout=${TEST_WITHIN_MS}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ]
  const code = await node('node_modules/vitest/vitest.mjs', args, {
    env: { ...env, ...database, FUZZ_SEED: seed },
  })
  const { counts, failures } = outcomeOf(VITEST, REPORT, code)
  if (counts.failed === 0) continue
  for (const failure of failures) console.error(`  ${failure}`)
  giveUp(`Failed with seed ${seed}. To repeat it: FUZZ_SEED=${seed} npx vitest run <file>`)
} while (performance.now() < until)
console.log(`\n✓ ${rounds} ${rounds === 1 ? 'round' : 'rounds'} in ${minutes} min without a failure`)
