import { existsSync, rmSync } from 'node:fs'
import { env } from 'node:process'
import { node } from './process.mjs'
import { outcomeOf, PLAYWRIGHT, VITEST } from './results.mjs'
import { buildIsOld } from './sources.mjs'

/** The folder for the runners' reports, and for the output of stages that run side by side. */
export const REPORTS = '.cache/reports'

/** The name of the job that installs and starts the services of a run. */
export const SERVICES = 'services'

/**
 * @typedef {import('./results.mjs').Counts} Counts
 * @typedef {import('./changes.mjs').reach} Reach
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} group a word that stands for several stages on the command line
 * @property {number} cores how many cores it keeps busy; see schedule.mjs
 * @property {boolean} [fillsGaps] it may run beside a stage that takes every core
 * @property {boolean} [usesServices] it needs the services of a run, or what is installed with them: Chromium
 * @property {string[]} [needs] names of stages whose results it uses, so they run too, and before it
 * @property {string[]} [after] names of stages that must have ended before if they run, those of `needs` too
 * @property {(io: import('./process.mjs').RunOptions) => Promise<{ counts: Counts, failures: string[] }>} run
 */

/**
 * Every stage of `npm test`. The build comes first; the other checks fill the gaps of the stages that use all
 * cores. `server` is the first of these, because it leaves the largest gaps on a slow machine: a tenth of the
 * processor time, where `unit` leaves a hundredth. Stages whose service is missing on this machine are left
 * out; tools.mjs has reported that before.
 *
 * @param {{ postgresUrl?: string, redisUrl?: string, s3Url?: string, chromium: string | null }} machine
 * @param {{ files: string[], since: string, reached: ReturnType<Reach> } | null} change null: everything runs
 * @returns {Stage[]}
 */
export function stagesFor({ postgresUrl, redisUrl, s3Url, chromium }, change) {
  const redis = redisUrl ? { TEST_REDIS_URL: redisUrl } : {}
  const s3 = s3Url ? { TEST_S3_URL: s3Url } : {}
  const postgres = postgresUrl ? { TEST_DATABASE_URL: postgresUrl } : {}
  const reached = change?.reached ?? {
    code: true,
    related: null,
    build: true,
    browser: 'whole',
    commands: true,
  }
  const formatted = change
    ? ['--no-error-on-unmatched-pattern', ...change.files.filter((file) => existsSync(file))]
    : ['.']

  const stages = [
    reached.build && {
      ...check('build', 'scripts/build.mjs'),
      fillsGaps: false,
      run: async (io) =>
        buildIsOld() ? outcome((await node('scripts/build.mjs', [], io)) === 0) : outcome(true),
    },
    reached.code &&
      check('types', 'node_modules/typescript/bin/tsc', ['-p', '.', '--checkers', '1'], RARE_COLLECTION),
    check('format', 'node_modules/oxfmt/bin/oxfmt', ['--check', ...formatted]),
    reached.code &&
      check('lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], RARE_COLLECTION),
    reached.code && check('unused code', 'node_modules/knip/bin/knip.js', ['--no-progress']),
    reached.code && {
      ...vitest('architecture', ['architecture']),
      group: 'checks',
      cores: 1,
      fillsGaps: true,
    },
    reached.build && { ...check('size', 'scripts/size.mjs'), needs: ['build'] },
    // Without Postgres there is one project, on PGlite; tools.mjs has reported that.
    reached.code && {
      ...vitest('server', postgresUrl ? ['server', 'server-pglite'] : ['server'], {
        related: reached.related,
        extra: { ...redis, ...s3, ...postgres },
      }),
      usesServices: true,
    },
    reached.code &&
      vitest('unit', ['unit', 'unit-bare', 'unit-alone', 'journeys'], { related: reached.related }),
    chromium &&
      reached.commands &&
      playwright('commands', ['--config=playwright.commands.config.ts'], {
        ...redis,
        ...s3,
        ...postgres,
        CHROMIUM: chromium,
      }),
    chromium &&
      reached.browser &&
      playwright('e2e', reached.browser === 'specs' ? [`--only-changed=${change.since}`] : [], {
        ...redis,
        ...s3,
        ...postgres,
        CHROMIUM: chromium,
      }),
  ]
  return stages.filter(Boolean).map(inOrder)
}

/** The commands run after all checks, because they write into the tree that the checks read. */
function inOrder(stage, _index, stages) {
  const checks = stages.filter(({ group }) => group === 'checks').map(({ name }) => name)
  const before = stage.name === 'commands' ? checks : (stage.needs ?? [])
  return { ...stage, after: stage.usesServices ? [SERVICES, ...before] : before }
}

/**
 * The names of planned stages for which this machine lacks a service. Those that were asked for by their own
 * name are refused: what cannot run has not passed.
 */
export function whatCannotRun(planned, possible, words) {
  const there = new Set(possible.map(({ name }) => name))
  const leftOut = planned.map(({ name }) => name).filter((name) => !there.has(name))
  return { leftOut, refused: leftOut.filter((name) => words.includes(name)) }
}

/**
 * The stages named on the command line: `unit`, `checks`, `'unused code'`. If a stage of a group is named
 * too, the group's name has no effect, so that `npm run check -- types` runs the types only. The stages that
 * a named one needs are added, because a fresh clone has no build.
 */
export function named(stages, words) {
  const byName = stages.filter(({ name }) => words.includes(name))
  const narrowed = new Set(byName.map(({ group }) => group))
  const byGroup = stages.filter(({ group }) => words.includes(group) && !narrowed.has(group))
  const known = new Set(stages.flatMap(({ name, group }) => [name, group]))
  const unknown = words.filter((word) => !known.has(word))
  const wanted = new Set([...byName, ...byGroup].flatMap(({ name, needs = [] }) => [name, ...needs]))
  return { unknown, stages: words.length === 0 ? stages : stages.filter(({ name }) => wanted.has(name)) }
}

/** A check counts as one test. */
const outcome = (ok) => ({ counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, failures: [] })

/**
 * Makes Go programs collect garbage at four times the live heap size instead of twice. `types` also runs one
 * checker instead of four, which would each check the shared types. This halves its processor time.
 */
const RARE_COLLECTION = { GOGC: '300', GOMEMLIMIT: '3GiB' }

const check = (name, file, args = [], extra = {}) => ({
  name,
  group: 'checks',
  cores: 1,
  fillsGaps: true,
  run: async (io) => outcome((await node(file, args, { ...io, env: { ...env, ...extra } })) === 0),
})

/** `related`: only tests that import one of these files run; null runs all. */
function vitest(name, projects, { related = null, extra = {} } = {}) {
  return {
    name,
    group: 'tests',
    cores: 2,
    run: async (io) => {
      const file = reportOf(name)
      const args = [
        ...(related ? ['related', '--run', '--passWithNoTests', ...related] : ['run']),
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]
      const code = await node('node_modules/vitest/vitest.mjs', args, { ...io, env: { ...env, ...extra } })
      return outcomeOf(VITEST, file, code)
    },
  }
}

function playwright(name, args, extra) {
  return {
    name,
    group: 'tests',
    cores: 2,
    usesServices: true,
    needs: ['build'],
    run: async (io) => {
      const file = reportOf(name)
      const code = await node(
        'node_modules/@playwright/test/cli.js',
        ['test', '--reporter=list,json', ...args],
        {
          ...io,
          env: { ...env, ...extra, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        },
      )
      return outcomeOf(PLAYWRIGHT, file, code)
    },
  }
}

/** A report per stage, because one of the commands that a stage tests is this program itself. */
function reportOf(name) {
  const file = `${REPORTS}/${name.replaceAll(' ', '-')}.json`
  rmSync(file, { force: true })
  return file
}
