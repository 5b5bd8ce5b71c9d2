import { execFileSync } from 'node:child_process'

/**
 * Lists the files that differ from a revision: committed since, changed in the work tree, untracked or
 * deleted. Paths are relative to the root.
 * @param {string} since
 * @param {string} [cwd]
 */
export function changedFiles(since, cwd = '.') {
  const git = (...args) =>
    execFileSync('git', args, { cwd, encoding: 'utf8' })
      .split('\0')
      .filter((path) => path !== '')
  const differs = git('diff', '--name-only', '--no-renames', '-z', since)
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...differs, ...untracked])].sort()
}

/** Files that no module imports but every test depends on. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|\.npmrc)$/

/** Says where and how tests run; Vitest does not count setup files among what a test imports. */
const SETUP = /^(tests\/(\w*setup\.ts$|env\/)|scripts\/lib\/mutatedFiles\.mjs$)/i

/** Read from disk instead of imported, so a test runner finds no path from them to the tests. */
const STORE = /^(server\/db\/migrations\/|server\/catalogue\/.*\.(txt|json)$|drizzle\.config\.ts$)/

/** Compared with the metrics that the server has. */
const MONITORING = /^deploy\/(prometheus|grafana)\//
const METRICS = 'server/metrics/definitions.ts'

/** Run by browser tests, which do not import them: the balancer in front of two nodes and their probe. */
const BALANCER = /^deploy\/(haproxy\/|probe\.mjs$)/

/** Starts the server from its file, so changes of the server affect the tests that import this. */
const SPAWNER = 'server/testing/spawnServer.ts'

/** Sources of what a browser or the server process runs, and of its build. */
const SHIPPED = /^(src|contract|server|mocks|public|scripts)\/|^index\.html$/

const SERVER = /^(server|contract)\//
const TEST = /\.test\.(ts|tsx|mjs)$|\/testing\//
const BROWSER_TEST = /^(tests\/(e2e|browser)\/|playwright\.config\.ts)/
const COMMAND_TEST =
  /^(tests\/(commands|browser)\/|\.storybook\/|README\.md$|docs\/operations\.md$)|\.stories\.tsx$/
const DOCUMENT = /\.(md|png|svg)$|^\.(editorconfig|gitignore)$/

/**
 * Which parts of the run a change can affect.
 *
 * - `code`: types, lint, unused code and architecture must be checked.
 * - `related`: unit and server tests that import one of these files run. Null when all of them run, because a
 *   changed file affects tests without an import.
 * - `browser`: `whole` when shipped code or the balancer has changed, `specs` when only browser tests have,
 *   otherwise null.
 *
 * @param {string[]} files
 */
export function reach(files) {
  const matches = (...patterns) => files.some((file) => patterns.some((pattern) => pattern.test(file)))
  const all = matches(EVERYTHING, STORE)
  const shipped = all || files.some((file) => SHIPPED.test(file) && !TEST.test(file) && !DOCUMENT.test(file))
  const specs = matches(BROWSER_TEST)
  const code = files.filter((file) => !DOCUMENT.test(file))
  return {
    code: code.length > 0,
    related:
      all || matches(SETUP)
        ? null
        : [...code, ...(matches(SERVER) ? [SPAWNER] : []), ...(matches(MONITORING) ? [METRICS] : [])],
    build: shipped || specs || matches(BALANCER),
    browser: shipped || matches(BALANCER) ? 'whole' : specs ? 'specs' : null,
    commands: shipped || matches(COMMAND_TEST),
  }
}
