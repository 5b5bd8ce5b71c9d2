// Tries the steps of the image without a container engine, in roots made by debootstrap, and starts a node in the one
// for running, as its user and with its folders read-only. Needs root, debootstrap, Postgres and Redis; takes some
// minutes, so `npm test` leaves it out:
//
//   node deploy/tryImage.mjs [--keep]
//
// --keep   leaves the roots and says where they are
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import webPush from 'web-push'
import { freePort, giveUp } from '../scripts/lib/process.mjs'
import { startPostgres, startRedis } from '../scripts/lib/services.mjs'
import { isRoot } from '../scripts/lib/tools.mjs'

const SUITE = /^FROM debian:(\w+)-/m.exec(readFileSync('deploy/Dockerfile', 'utf8'))[1]
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const CERTIFICATES = '/certificates-of-this-machine.pem'

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } })
if (!isRoot) giveUp('Making a root needs root.')

const folder = mkdtempSync(join(tmpdir(), 'hapju-image-'))
const [building, running] = [join(folder, 'build'), join(folder, 'run')]
const undo = []
try {
  step('debootstrap')
  execFileSync('debootstrap', ['--variant=minbase', SUITE, running], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  cpSync('deploy/image.sh', join(running, 'image.sh'))
  execFileSync('cp', ['-a', running, building])

  step('image.sh tools')
  prepareRoot(building)
  inRoot(building, ['/image.sh', 'tools'])
  step('image.sh build')
  copyContext(join(building, 'source'))
  inRoot(building, ['/image.sh', 'build', '/source', '/app'])

  step('image.sh runtime')
  prepareRoot(running)
  inRoot(running, ['/image.sh', 'runtime'])
  rmSync(join(running, 'image.sh'))
  rmSync(join(running, CERTIFICATES), { force: true })
  const debian = sizeOf(running)
  execFileSync('cp', ['-a', join(building, 'app'), join(running, 'app')])
  console.log(`  ${debian} MB of Debian and Node, ${sizeOf(join(running, 'app'))} MB in /app`)

  step('a node in it')
  await startNode()
} finally {
  for (const each of undo.reverse()) await each()
  if (values.keep) console.log(`Left in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}

/** A node with the settings of production, on a Postgres and a Redis of its own. Throws when it is not ready. */
async function startNode() {
  const [postgres, redis] = [await startPostgres(), await startRedis()]
  for (const service of [postgres, redis]) {
    if (!service) giveUp('Postgres or Redis is not installed.')
    undo.push(() => service.stop())
  }
  // Only /data may be written to, as with `read_only: true`.
  execFileSync('mount', ['--rbind', running, running])
  undo.push(() => execFileSync('umount', ['--recursive', '--lazy', running]))
  execFileSync('mount', ['--bind', join(running, 'data'), join(running, 'data')])
  execFileSync('mount', ['-o', 'remount,bind,ro', running])
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const port = String(await freePort())
  const env = {
    ...Object.fromEntries(
      [.../^ENV (.+)$/m.exec(readFileSync('deploy/Dockerfile', 'utf8'))[1].matchAll(/(\w+)=(\S+)/g)].map(
        ([, name, value]) => [name, value],
      ),
    ),
    PATH,
    PORT: port,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SMTP_URL: 'smtp://127.0.0.1',
    MAIL_FROM: 'hapju@example.com',
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    DRAIN_SECONDS: '1',
  }
  const command = JSON.parse(/^CMD (\[.+\])$/m.exec(readFileSync('deploy/Dockerfile', 'utf8'))[1])
  const user = ['--userspec=hapju:hapju', running]
  const node = spawn('chroot', [...user, ...command], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const exited = new Promise((resolve) => node.once('exit', resolve))
  undo.push(() => {
    node.kill('SIGKILL')
    return exited
  })
  const ask = (...args) =>
    execFileSync('chroot', [...user, 'node', '/app/probe.mjs', ...args], {
      env: { PATH, PORT: port },
      stdio: 'inherit',
    })
  ask('--wait=60', '/healthz')
  ask('--wait=60', '/readyz')
  const page = await fetch(`http://127.0.0.1:${port}/login`, { headers: { Accept: 'text/html' } })
  const status = readFileSync(`/proc/${node.pid}/status`, 'utf8')
  const said = `${page.status} for a page, user ${/^Uid:\s+(\d+)/m.exec(status)[1]}`
  const memory = `${Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)[1]) / 1024)} MB of memory`
  node.kill('SIGTERM')
  const code = await exited
  console.log(`  ready; ${said}, ${memory}; exit code ${code} after SIGTERM`)
  if (page.status !== 200 || code !== 0) throw new Error('The node does not work in the root.')
}

/** What the engine would give a build: names, authorities of this machine, and the usual devices. */
function prepareRoot(root) {
  cpSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'), { dereference: true })
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  if (authorities) cpSync(authorities, join(root, CERTIFICATES), { dereference: true })
  for (const [type, at] of [
    ['proc', 'proc'],
    ['sysfs', 'sys'],
  ]) {
    execFileSync('mount', ['-t', type, type, join(root, at)])
    undo.push(() => execFileSync('umount', [join(root, at)]))
  }
}

function inRoot(root, command) {
  const authorities = process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: CERTIFICATES } : {}
  const env = {
    PATH,
    HOME: '/root',
    ...authorities,
  }
  execFileSync('chroot', [root, ...command], { env, stdio: ['ignore', 'inherit', 'inherit'] })
}

/** Copies what the engine would be sent. */
function copyContext(to) {
  const lines = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n')
  for (const [, path] of lines.map((line) => /^!(.+)$/.exec(line)).filter(Boolean)) {
    const names = path.includes('*') ? matching(path) : [path]
    for (const name of names) {
      if (!existsSync(name))
        throw new Error(`deploy/Dockerfile.dockerignore names ${name}, which does not exist`)
      mkdirSync(dirname(join(to, name)), { recursive: true })
      cpSync(name, join(to, name), { recursive: true })
    }
  }
}

/** `deploy/*.mjs`. */
function matching(pattern) {
  const [start, end] = pattern.split('*')
  return readdirSync(dirname(`${start}x`))
    .map((name) => join(dirname(`${start}x`), name))
    .filter((name) => name.startsWith(start) && name.endsWith(end))
}

function sizeOf(path) {
  const [kibibytes] = execFileSync('du', ['-skx', path], { encoding: 'utf8' }).split('\t')
  return Math.round((Number(kibibytes) * 1024) / 1e6)
}

function step(name) {
  console.log(name)
}
