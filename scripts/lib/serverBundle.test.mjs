import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleServer } from './serverBundle.mjs'

const folder = mkdtempSync(join(tmpdir(), 'hapju-bundle-'))
let outputs
beforeAll(async () => {
  outputs = (await bundleServer(folder)).outputs
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The packages that are loaded with a file of the bundle, whatever the settings are. */
function loadedWith(path, seen = new Set()) {
  if (seen.has(path)) return []
  seen.add(path)
  const loaded = outputs[path].imports.filter(({ kind }) => kind === 'import-statement')
  return loaded.flatMap((each) => (each.external ? [each.path] : loadedWith(each.path, seen)))
}

const fileOf = (suffix) => Object.keys(outputs).find((path) => path.endsWith(suffix))

it('The server loads the packages for metrics, traces, Redis, PGlite, mails and archives only where they are used', () => {
  const always = loadedWith(fileOf('/main.mjs'))
  expect(always).toContain('pg')
  const others = /opentelemetry|prom-client|ioredis|pglite|nodemailer|zip\.js/
  expect(always.filter((name) => others.test(name))).toEqual([])
})

it('The server loads the packages for traces with the file that records them', () => {
  const [traces] = Object.keys(outputs).filter((path) => /\/openTelemetry-\w+\.mjs$/.test(path))
  expect(loadedWith(traces)).toContain('@opentelemetry/sdk-trace-base')
})

it('The server has one copy of a package that is bundled, and opens no file for it', () => {
  const copies = Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((path) => path.endsWith('node_modules/hono/dist/hono-base.js')),
  )
  expect(copies).toHaveLength(1)
  const opened = Object.values(outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  expect(opened.filter((path) => /^(hono|drizzle-orm|jose|valibot)\b/.test(path))).toEqual([])
})
