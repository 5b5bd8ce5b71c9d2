// `npm test`: everything, with services started for it. `npm test -- unit e2e` runs the stages of these
// names; `checks` and `tests` stand for several. `npm test -- --changed` runs what the work tree's changes
// can affect, `--changed=main` what differs from a revision.
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { argv, chdir, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { changedFiles, reach } from './lib/changes.mjs'
import { checkNode, ensurePackages } from './lib/packages.mjs'
import { giveUp, stillThere } from './lib/process.mjs'
import { closingLine, sum } from './lib/results.mjs'
import { runSideBySide } from './lib/schedule.mjs'
import { startPostgres, startRedis, startS3 } from './lib/services.mjs'
import { named, REPORTS, stagesFor, whatCannotRun } from './lib/stages.mjs'
import { ensureDebianPackages, findChromium } from './lib/tools.mjs'

chdir(fileURLToPath(new URL('..', import.meta.url)))
checkNode()
await ensurePackages()

const words = argv.slice(2)
const options = words.filter((word) => word.startsWith('--'))
const unknownOption = options.find((option) => !/^--changed(=.+)?$/.test(option))
if (unknownOption) giveUp(`Unknown option ${unknownOption}. Available: --changed and --changed=REVISION.`)
const change = options.length > 0 ? changeSince(options[0].split('=')[1] ?? 'HEAD') : null
const names = words.filter((word) => !word.startsWith('--'))

// Names are checked among all stages before anything starts, since a change may leave out a valid one.
const anyMachine = { postgresUrl: '-', redisUrl: '-', chromium: '-' }
const everyStage = stagesFor(anyMachine, null)
const { unknown } = named(everyStage, names)
if (unknown.length > 0)
  giveUp(`Unknown stage: ${unknown.join(', ')}. Available: ${everyStage.map(({ name }) => name).join(', ')}`)
const { stages: planned } = named(stagesFor(anyMachine, change), names)
const needsServices = planned.some(({ group }) => group !== 'checks')

if (needsServices) await ensureDebianPackages()
mkdirSync(REPORTS, { recursive: true })

const WITH_S3 = ['server', 'commands', 'e2e']
// It starts while the others do.
const startingS3 = planned.some(({ name }) => WITH_S3.includes(name)) ? startS3() : null
const postgres = needsServices ? await startPostgres() : null
const redis = needsServices ? await startRedis() : null
const s3 = await startingS3
const services = [postgres, redis, s3].filter(Boolean)
const stopServices = () => services.splice(0).forEach((service) => service.stop())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

const since = performance.now()
const rows = []
/** Logs of stages that have ended but are not printed yet. */
const logs = []
const all = stagesFor(
  { postgresUrl: postgres?.url, redisUrl: redis?.url, s3Url: s3?.url, chromium: findChromium() },
  change,
)
const { stages } = named(all, names)
const { leftOut, refused } = whatCannotRun(planned, all, names)
if (refused.length > 0) giveUp(`Cannot run on this machine: ${refused.join(', ')}.`)
await runSideBySide(
  stages.map((stage) => ({ ...stage, run: (how) => runStage(stage, how) })),
  availableParallelism(),
)

printLogs()
rows.sort((a, b) => stages.indexOf(a.stage) - stages.indexOf(b.stage))
console.log()
for (const { stage, counts, seconds } of rows) {
  console.log(
    `${counts.failed === 0 ? '✓' : '✗'} ${stage.name.padEnd(20)}${seconds.toFixed(1).padStart(7)} s  ${closingLine(counts).slice('Tests: '.length)}`,
  )
}
for (const name of leftOut)
  console.log(`– ${name.padEnd(20)}     left out, because this machine cannot run it`)
console.log(`  ${'total'.padEnd(20)}${((performance.now() - since) / 1000).toFixed(1).padStart(7)} s`)
// Repeated at the end, because often only the tail of a long log is kept.
for (const { stage, failures } of rows)
  for (const failure of failures) console.log(`  ${stage.name}: ${failure}`)
const total = sum(rows.map((row) => row.counts))
stopServices()
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1

/** A stage alone on the terminal prints directly; one of several prints when it has ended. */
async function runStage(stage, { alone, inGaps }) {
  const begun = performance.now()
  const ended = (result) => rows.push({ stage, ...result, seconds: (performance.now() - begun) / 1000 })
  if (alone) {
    console.log(`\n══ ${stage.name}`)
    ended(await stage.run({}))
    printLogs()
    return
  }
  const log = `${REPORTS}/${stage.name.replaceAll(' ', '-')}.log`
  const file = openSync(log, 'w')
  const stop = inGaps ? () => {} : stillThere(stage.name, 30_000)
  ended(await stage.run({ stdio: ['ignore', file, file], hasLowPriority: inGaps }))
  stop()
  closeSync(file)
  logs.push({ stage, log })
  // While gaps are filled, another stage is printing on the terminal.
  if (!inGaps) printLogs()
}

function printLogs() {
  for (const { stage, log } of logs.splice(0)) {
    console.log(`\n══ ${stage.name}`)
    stdout.write(readFileSync(log))
  }
}

function changeSince(revision) {
  const files = changedFiles(revision)
  if (files.length === 0) {
    console.log(`There are no changes since ${revision}.`)
    process.exit(0)
  }
  return { files, since: revision, reached: reach(files) }
}
