import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(join('deploy', file), 'utf8')
const example = read('hapju.env.example')
const compose = read('compose.yaml')
const unit = read('systemd/hapju@.service')
const dockerfile = read('Dockerfile')

/** In the table of docs/operations.md "Settings". */
const settings = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(
  ([, name]) => name!,
)
/** What compose.yaml gives its own services. */
const OTHERS = /^(POSTGRES_\w+|ROOT_\w+|HTTP_BIND|HTTPS_BIND|CERTIFICATE|NODE_[12]|FILES|FILES_HOST)$/

const unknown = (names: readonly string[]) =>
  names.filter((name) => !settings.includes(name) && !OTHERS.test(name))
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)
const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

describe('the settings that the deployment gives a node', () => {
  it.each([
    ['hapju.env.example', namesIn(example, /^([A-Z0-9_]+)=/gm)],
    ['compose.yaml', namesIn(compose, /^ +([A-Z0-9_]+): /gm)],
    ['the unit of systemd', namesIn(unit, /[ =]([A-Z_]+)=/g)],
    ['the image', namesIn(dockerfile, /[ ]([A-Z_]+)=/g)],
  ])('in %s are settings that the program has', (_, names) => {
    expect(names.length).toBeGreaterThan(2)
    expect(unknown(names)).toEqual([])
  })

  it('contain no secret', () => {
    const secrets = namesIn(example, /^(\w*(?:SECRET|KEY|PASSWORD)\w*)=./gm)
    expect(secrets).toEqual([])
  })
})

describe('a node that is stopped', () => {
  /** server/start/shutdown.ts. */
  const AFTER_DRAIN_SECONDS = 10

  it.each([
    ['systemd', example, unit, /^TimeoutStopSec=(\d+)$/m],
    ['compose', compose, compose, /stop_grace_period: (\d+)s/],
  ])('has time to drain before %s kills it', (_, drained, killing, killsAfter) => {
    const drainSeconds = numberIn(drained, /\bDRAIN_SECONDS(?:=|: ')(\d+)/)
    expect(drainSeconds).toBeGreaterThanOrEqual(10)
    expect(numberIn(killing, killsAfter)).toBeGreaterThan(drainSeconds + AFTER_DRAIN_SECONDS)
  })
})

it('the image keeps the packages that the server imports, at once or later, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hapju-packages-'))
  try {
    const all = { hono: '1.0.0', pg: '2.0.0', ioredis: '3.0.0', '@img/x': '4.0.0', react: '5.0.0' }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'a', dependencies: all }))
    mkdirSync(join(folder, 'dist/server'), { recursive: true })
    writeFileSync(
      join(folder, 'dist/server/main.mjs'),
      `import { Hono } from "hono";\nimport x from "@img/x/sub";\nimport "pg";\nawait import("ioredis");\nconst text = "react"`,
    )
    execFileSync(process.execPath, [resolve('deploy/keepServerPackages.mjs')], { cwd: folder })
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    expect(dependencies).toEqual({ hono: '1.0.0', pg: '2.0.0', ioredis: '3.0.0', '@img/x': '4.0.0' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

describe('the probe', () => {
  /** Its exit code, and how often a node was asked that answers with these statuses in turn, the last for ever. */
  async function probed(statuses: readonly number[], ...options: string[]) {
    let asked = 0
    const node = createServer((_request, response) => {
      response.statusCode = statuses[Math.min(asked, statuses.length - 1)] ?? 500
      asked += 1
      response.end()
    })
    await new Promise<void>((listening) => node.listen(0, '127.0.0.1', listening))
    const args = ['deploy/probe.mjs', `--port=${(node.address() as AddressInfo).port}`, ...options, '/readyz']
    const code = await new Promise<number>((ended) => {
      execFile(process.execPath, args, (error) => ended(error ? Number(error.code) : 0))
    })
    node.closeAllConnections()
    await new Promise((closed) => node.close(closed))
    return { code, asked }
  }

  it('fails at once for a node that is not ready, unless it is told to wait', async () => {
    expect(await probed([503])).toEqual({ code: 1, asked: 1 })
    expect(await probed([503, 503, 200], '--wait=60')).toEqual({ code: 0, asked: 3 })
  })

  it('succeeds only once a node has been ready for as long as it is told', async () => {
    const { code, asked } = await probed([200, 503, 200], '--wait=60', '--steady=0.5')
    expect(code).toBe(0)
    expect(asked).toBeGreaterThanOrEqual(4)
  })
})

it('the steps of the image are a script that a shell can read', () => {
  expect(() => execFileSync('sh', ['-n', 'deploy/image.sh'])).not.toThrow()
})
