import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './process.mjs'
import { asPostgres, findPostgres, findRedis, isRoot } from './tools.mjs'

/**
 * A Postgres for one run, in a temporary folder on a free port; null if Postgres is not installed.
 * `max_connections` leaves room for several test workers and two nodes. Its data needs no fsync, except to
 * measure the cost: `durable`.
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = findPostgres()
  if (!bin) return null
  const dir = mkdtempSync(join(tmpdir(), 'hapju-postgres-'))
  if (isRoot) chownSync(dir, ...idsOfPostgres())
  const port = await freePort()
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
  const options = `-p ${port} -h 127.0.0.1 -k ${dir} -c fsync=${durable ? 'on' : 'off'} -c max_connections=200`
  asPostgres(`${bin}/pg_ctl`, ['-D', `${dir}/data`, '-w', '-l', `${dir}/log`, '-o', options, 'start'])
  return {
    url: `postgres://app@127.0.0.1:${port}/postgres`,
    stop() {
      asPostgres(`${bin}/pg_ctl`, ['-D', `${dir}/data`, '-m', 'immediate', '-w', 'stop'])
      rmSync(dir, { recursive: true, force: true })
    },
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
    stop() {
      child.kill('SIGKILL')
      rmSync(dir, { recursive: true, force: true })
    },
  }
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
