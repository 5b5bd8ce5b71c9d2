import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { run, stillThere } from './process.mjs'

export const isRoot = process.getuid?.() === 0

const onPath = (name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || null
const firstOf = (paths) => paths.find((path) => path && existsSync(path)) ?? null

const findHeadlessShell = () =>
  firstOf(['/usr/bin/chromium-headless-shell', onPath('chromium-headless-shell')])

/** Prefers the headless build, which renders the same page in half the processor time. */
export const findChromium = () =>
  firstOf([
    process.env.CHROMIUM,
    findHeadlessShell(),
    '/usr/bin/chromium',
    onPath('chromium'),
    onPath('chromium-browser'),
    onPath('google-chrome'),
  ])

export const findRedis = () => firstOf(['/usr/bin/redis-server', onPath('redis-server')])

/** The Python of Debian's packages, if it has OpenStack Swift: the S3 server of the tests (`s3Server.py`). */
export const findS3Server = () =>
  existsSync('/usr/lib/python3/dist-packages/swift/__init__.py') ? firstOf(['/usr/bin/python3']) : null

/** Prometheus' own check of metrics and alert rules. */
export const findPromtool = () => firstOf([process.env.PROMTOOL, '/usr/bin/promtool', onPath('promtool')])

/** Debian puts it where only root looks. */
export const findHaproxy = () => firstOf([process.env.HAPROXY, '/usr/sbin/haproxy', onPath('haproxy')])

/** Stryker ends its processes with the help of `ps`. */
export const findPs = () => onPath('ps')

export const findOpenssl = () => firstOf(['/usr/bin/openssl', onPath('openssl')])

/** The folder of `initdb` and `pg_ctl`; Debian does not put them on the path. The newest version wins. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const initdb = firstOf([...versions.map((version) => `${debian}/${version}/bin/initdb`), onPath('initdb')])
  return initdb && initdb.slice(0, -'/initdb'.length)
}

/**
 * Without Korean glyphs the screenshots of a failed test show boxes, and texts have other widths. A Linux
 * without `fc-list` has no fonts. Other systems have Korean ones.
 */
const hasKoreanFont = () =>
  process.platform !== 'linux' ||
  Boolean(spawnSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' }).stdout?.trim())

/** `names`: alternatives. The first one that this Debian release has is installed. */
const DEBIAN = [
  {
    names: ['chromium-headless-shell', 'chromium'],
    there: () => process.env.CHROMIUM ?? findHeadlessShell(),
    otherwise: 'browser tests run in the full Chromium, which takes twice as long, or are skipped',
  },
  {
    names: ['fonts-noto-cjk'],
    there: hasKoreanFont,
    otherwise: 'Korean text in screenshots of failed tests is unreadable',
  },
  { names: ['postgresql'], there: findPostgres, otherwise: 'server tests run on PGlite only' },
  { names: ['redis-server'], there: findRedis, otherwise: 'tests with two nodes are skipped' },
  {
    names: ['python3-swift'],
    there: findS3Server,
    otherwise: 'tests with files in S3 are skipped',
  },
  {
    names: ['prometheus'],
    there: findPromtool,
    otherwise: 'metrics and alert rules are not checked by promtool',
  },
  {
    names: ['haproxy'],
    there: findHaproxy,
    otherwise: 'nodes behind the balancer of deploy/haproxy are not tested',
  },
  {
    names: ['openssl'],
    there: findOpenssl,
    otherwise: 'nodes behind the balancer of deploy/haproxy are not tested',
  },
  { names: ['procps'], there: findPs, otherwise: '`npm run mutate` does not run' },
]

/** Installs missing tools of the tests if this user may; otherwise says which tests are left out. */
export async function ensureDebianPackages() {
  const missing = () => DEBIAN.filter(({ there }) => !there())
  const wanted = missing()
  if (wanted.length > 0 && isRoot && onPath('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    await run('apt-get', ['-qq', 'update'], { env })
    const packages = wanted.flatMap(({ names }) => names.find(isInDebian) ?? [])
    console.log(`Installing Debian packages: ${packages.join(', ')}`)
    // Another run, or the system itself, may be installing.
    const waiting = ['-o', 'DPkg::Lock::Timeout=300']
    const stop = stillThere('installing Debian packages')
    await run('apt-get', ['-qq', '-y', ...waiting, '--no-install-recommends', 'install', ...packages], {
      env,
      // A line for each of two hundred packages; what goes wrong is on the other stream.
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    stop()
  }
  for (const { names, otherwise } of missing()) console.log(`${names[0]} is not installed, so ${otherwise}.`)
}

const isInDebian = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0

/** As root, runs a program as the unprivileged user, because Postgres refuses to run as root. */
export function asPostgres(command, args) {
  const env = { PATH: process.env.PATH, HOME: '/tmp', LC_ALL: 'C.UTF-8' }
  const drop = ['--reuid=postgres', '--regid=postgres', '--clear-groups', command]
  const [program, ...rest] = isRoot ? ['setpriv', ...drop, ...args] : [command, ...args]
  execFileSync(program, rest, { env, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] })
}
