// `npm test`: everything, one after the other, on services of its own. `npm test -- unit e2e` runs the named stages only.
import { mkdirSync, rmSync } from 'node:fs'
import { argv, chdir, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { CHECKS, SIZE } from './lib/checks.mjs'
import { checkNode, ensurePackages } from './lib/packages.mjs'
import { giveUp, node } from './lib/process.mjs'
import { closingLine, outcomeOf, PLAYWRIGHT, sum, VITEST } from './lib/results.mjs'
import { startPostgres, startRedis } from './lib/services.mjs'
import { buildIsOld } from './lib/sources.mjs'
import { ensureDebianPackages, findChromium } from './lib/tools.mjs'

const REPORTS = '.cache/reports'

chdir(fileURLToPath(new URL('..', import.meta.url)))
checkNode()
await ensurePackages()
await ensureDebianPackages()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const postgres = await startPostgres()
const redis = await startRedis()
const services = [postgres, redis].filter(Boolean)
const stopServices = () => services.splice(0).forEach((service) => service.stop())
process.on('exit', stopServices)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

const redisUrl = redis ? { TEST_REDIS_URL: redis.url } : {}
const postgresUrl = postgres ? { TEST_DATABASE_URL: postgres.url } : {}

const chromium = findChromium()

const stages = [
  ...CHECKS.map(asStage),
  vitest('architecture', 'architecture'),
  vitest('unit', 'unit'),
  vitest('server on PGlite', 'server', redisUrl),
  postgres && vitest('server on Postgres', 'server', { ...redisUrl, ...postgresUrl }),
  asStage({ name: 'build', holds: async () => !buildIsOld() || (await node('scripts/build.mjs')) === 0 }),
  asStage(SIZE),
  chromium && { name: 'e2e', run: () => playwright({ ...redisUrl, ...postgresUrl, CHROMIUM: chromium }) },
].filter(Boolean)

const wanted = argv.slice(2)
for (const name of wanted) {
  if (!stages.some((stage) => stage.name === name))
    giveUp(`No stage ${name}. There are: ${stages.map((stage) => stage.name).join(', ')}`)
}

const rows = []
for (const stage of stages) {
  if (wanted.length > 0 && !wanted.includes(stage.name)) continue
  console.log(`\n══ ${stage.name}`)
  const since = performance.now()
  const outcome = await stage.run()
  rows.push({ name: stage.name, ...outcome, seconds: (performance.now() - since) / 1000 })
}

console.log()
for (const { name, counts, seconds } of rows) {
  console.log(
    `${counts.failed === 0 ? '✓' : '✗'} ${name.padEnd(20)}${seconds.toFixed(1).padStart(7)} s  ${closingLine(counts).slice('Tests: '.length)}`,
  )
}
// repeated at the end: of a long log, what is kept is often the tail
for (const { name, failures } of rows) for (const failure of failures) console.log(`  ${name}: ${failure}`)
const total = sum(rows.map((row) => row.counts))
stopServices()
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1

/** A check counts as one test. */
function asStage({ name, holds }) {
  return {
    name,
    async run() {
      const ok = await holds()
      return { counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, failures: [] }
    },
  }
}

function vitest(name, project, extra = {}) {
  return {
    name,
    async run() {
      const file = `${REPORTS}/${name.replaceAll(' ', '-')}.json`
      const args = [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]
      return outcomeOf(
        VITEST,
        file,
        await node('node_modules/vitest/vitest.mjs', args, { env: { ...env, ...extra } }),
      )
    },
  }
}

async function playwright(extra) {
  const file = `${REPORTS}/e2e.json`
  const args = ['test', '--reporter=list,json']
  const code = await node('node_modules/@playwright/test/cli.js', args, {
    env: { ...env, ...extra, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  return outcomeOf(PLAYWRIGHT, file, code)
}
