import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from './process.mjs'
import {
  asPostgres,
  findHaproxy,
  findOpenssl,
  findPostgres,
  findRedis,
  findS3Server,
  isRoot,
} from './tools.mjs'

/**
 * A Postgres for one run, in a temporary folder on a free port; null if Postgres is not installed.
 * `max_connections` leaves room for several test workers and two nodes. Its data needs no fsync, except to
 * measure the cost: `durable`. With `kept`, an absolute path, its data is in that folder and stays there for
 * the next run. `settings` are further ones of Postgres.
 * @param {{ durable?: boolean, kept?: string, settings?: Record<string, string | number> }} [wanted]
 */
export async function startPostgres({ durable = false, kept, settings = {} } = {}) {
  const bin = findPostgres()
  if (!bin) return null
  if (kept) mkdirSync(kept, { recursive: true })
  const dir = kept ?? mkdtempSync(join(tmpdir(), 'hapju-postgres-'))
  if (isRoot) chownSync(dir, ...idsOfPostgres())
  const port = await freePort()
  if (!existsSync(`${dir}/data`))
    asPostgres(`${bin}/initdb`, [
      '-D',
      `${dir}/data`,
      '-U',
      'app',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-N',
    ])
  const chosen = { fsync: durable ? 'on' : 'off', max_connections: 200, ...settings }
  const options = Object.entries(chosen).map(([name, value]) => `-c ${name}=${value}`)
  asPostgres(`${bin}/pg_ctl`, [
    '-D',
    `${dir}/data`,
    '-w',
    '-l',
    `${dir}/log`,
    '-o',
    [`-p ${port} -h 127.0.0.1 -k ${dir}`, ...options].join(' '),
    'start',
  ])
  return {
    url: `postgres://app@127.0.0.1:${port}/postgres`,
    stop: atTheLatestOnExit(() => {
      const mode = kept ? 'fast' : 'immediate'
      asPostgres(`${bin}/pg_ctl`, ['-D', `${dir}/data`, '-m', mode, '-w', 'stop'])
      if (!kept) rmSync(dir, { recursive: true, force: true })
    }),
  }
}

/** A Redis for one run, without persistence; null if Redis is not installed. */
export async function startRedis() {
  const program = findRedis()
  if (!program) return null
  const dir = mkdtempSync(join(tmpdir(), 'hapju-redis-'))
  const port = await freePort()
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    dir,
  ]
  const child = spawn(program, args, { stdio: 'ignore' })
  await untilListening(port)
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: child.pid,
    stop: atTheLatestOnExit(() => {
      child.kill('SIGKILL')
      rmSync(dir, { recursive: true, force: true })
    }),
  }
}

export const HAPROXY_FILE = 'deploy/haproxy/haproxy.cfg'

/**
 * HAProxy with the file of the deployment in front of two nodes, on free ports of the loopback and with a
 * certificate of its own; null if HAProxy or OpenSSL is not installed. It takes the nodes for ready until a check
 * fails, so start them first.
 * @param {[one: string, two: string]} nodes address and port of each, such as `127.0.0.1:3000`
 * @param {Record<string, string>} [settings] others of the file
 */
export async function startHaproxy(nodes, settings = {}) {
  const [program, openssl] = [findHaproxy(), findOpenssl()]
  if (!program || !openssl) return null
  const dir = mkdtempSync(join(tmpdir(), 'hapju-haproxy-'))
  const certificate = makeCertificate(openssl, dir)
  const [http, https] = [await freePort(), await freePort()]
  const env = {
    HTTP_BIND: `127.0.0.1:${http}`,
    HTTPS_BIND: `127.0.0.1:${https}`,
    CERTIFICATE: `${dir}/hapju.pem`,
    NODE_1: nodes[0],
    NODE_2: nodes[1],
    ...settings,
  }
  // It warns of what it would rather have otherwise, and is meant to have nothing to say.
  const checked = spawnSync(program, ['-c', '-q', '-f', HAPROXY_FILE], { env, encoding: 'utf8' })
  const child = spawn(program, ['-db', '-f', HAPROXY_FILE], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  await untilListening(https)
  return {
    url: `https://127.0.0.1:${https}`,
    httpUrl: `http://127.0.0.1:${http}`,
    /** PEM; `NODE_EXTRA_CA_CERTS` takes `certificateFile`. */
    certificate,
    certificateFile: `${dir}/certificate.pem`,
    /** What `haproxy -c` said of the file, and its exit code. */
    check: { code: checked.status, said: `${checked.stdout}${checked.stderr}` },
    /** Its log so far. */
    said: () => said,
    stop: atTheLatestOnExit(() => {
      child.kill('SIGKILL')
      rmSync(dir, { recursive: true, force: true })
    }),
  }
}

/** Writes `certificate.pem`, and `hapju.pem` with the key. Returns the certificate. */
function makeCertificate(openssl, dir) {
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ')
  const names = ['-subj', '/CN=hapju', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost']
  const files = ['-keyout', `${dir}/key.pem`, '-out', `${dir}/certificate.pem`]
  execFileSync(openssl, [...request, ...names, ...files], { stdio: 'ignore' })
  const certificate = readFileSync(`${dir}/certificate.pem`, 'utf8')
  writeFileSync(`${dir}/hapju.pem`, certificate + readFileSync(`${dir}/key.pem`, 'utf8'), { mode: 0o600 })
  return certificate
}

/**
 * An S3 server for one run, in a temporary folder on a free port; null if OpenStack Swift is not installed, or
 * cannot run here, which is said. `url` carries the key and the secret.
 */
export async function startS3() {
  const python = findS3Server()
  if (!python) return null
  const dir = mkdtempSync(join(tmpdir(), 'hapju-s3-'))
  const program = fileURLToPath(new URL('s3Server.py', import.meta.url))
  const child = spawn(python, [program, dir, 'testing'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const stop = atTheLatestOnExit(() => {
    child.kill('SIGKILL')
    rmSync(dir, { recursive: true, force: true })
  })
  const [address] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'close').then(() => [null]),
  ])
  if (address === null) {
    stop()
    console.log('The S3 server does not start, so tests with files in S3 are skipped.')
    return null
  }
  const url = new URL(address)
  url.username = encodeURIComponent('test:tester')
  url.password = 'testing'
  return { url: url.href, stop }
}

/** Stops a service once: when it is called, else when this process exits, as after a failure. */
function atTheLatestOnExit(stop) {
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    process.off('exit', end)
    stop()
  }
  process.once('exit', end)
  return end
}

function idsOfPostgres() {
  return ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })))
}

async function untilListening(port, withinMs = 10_000) {
  const until = Date.now() + withinMs
  while (!(await answers(port))) {
    if (Date.now() > until) throw new Error(`Nothing listens on port ${port} after ${withinMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
