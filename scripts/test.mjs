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
import { named, REPORTS, SERVICES, stagesFor, whatCannotRun } from './lib/stages.mjs'
import { ensureDebianPackages, findChromium } from './lib/tools.mjs'

chdir(fileURLToPath(new URL('..', import.meta.url)))
checkNode()

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
const { stages } = named(stagesFor(anyMachine, change), names)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
const services = []
const leftOut = []
const rows = []
/** Logs of stages that have ended but are not printed yet. */
const logs = []
/** The stages that can run with the services of this machine; null if none of those wanted uses services. */
const withServices = stages.some(({ usesServices }) => usesServices) ? startServices() : null
// Packages of Debian and of npm are installed at the same time.
await ensurePackages()
mkdirSync(REPORTS, { recursive: true })

const since = performance.now()
const jobs = stages.map((stage) => ({ ...stage, run: (how) => runStage(stage, how) }))
// What needs no services runs while they are installed and started.
if (withServices) jobs.unshift({ name: SERVICES, cores: 1, run: () => withServices })
await runSideBySide(jobs, availableParallelism())

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
for (const service of services) service.stop()
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1

/** @returns the stages of this run that are possible here, with the addresses of the services */
async function startServices() {
  await ensureDebianPackages()
  const [postgres, redis, s3] = await Promise.all([startPostgres(), startRedis(), startS3()])
  services.push(...[postgres, redis, s3].filter(Boolean))
  const possible = stagesFor(
    { postgresUrl: postgres?.url, redisUrl: redis?.url, s3Url: s3?.url, chromium: findChromium() },
    change,
  )
  const cannotRun = whatCannotRun(stages, possible, names)
  if (cannotRun.refused.length > 0) giveUp(`Cannot run on this machine: ${cannotRun.refused.join(', ')}.`)
  leftOut.push(...cannotRun.leftOut)
  return possible
}

/** A stage alone on the terminal prints directly; one of several prints when it has ended. */
async function runStage(planned, { alone, inGaps }) {
  const { name } = planned
  const stage = planned.usesServices ? (await withServices).find((one) => one.name === name) : planned
  if (!stage) return
  const begun = performance.now()
  const ended = (result) =>
    rows.push({ stage: planned, ...result, seconds: (performance.now() - begun) / 1000 })
  if (alone) {
    console.log(`\n══ ${name}`)
    ended(await stage.run({}))
    printLogs()
    return
  }
  const log = `${REPORTS}/${name.replaceAll(' ', '-')}.log`
  const file = openSync(log, 'w')
  const stop = inGaps ? () => {} : stillThere(name, 30_000)
  ended(await stage.run({ stdio: ['ignore', file, file], hasLowPriority: inGaps }))
  stop()
  closeSync(file)
  logs.push({ name, log })
  // While gaps are filled, another stage is printing on the terminal.
  if (!inGaps) printLogs()
}

function printLogs() {
  for (const { name, log } of logs.splice(0)) {
    console.log(`\n══ ${name}`)
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
