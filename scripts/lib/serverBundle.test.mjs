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

it('The server loads the packages for metrics, traces and Redis only where settings ask for them', () => {
  const always = loadedWith(fileOf('/main.mjs'))
  expect(always).toContain('hono')
  expect(always.filter((name) => /opentelemetry|prom-client|ioredis/.test(name))).toEqual([])
})

it('The server loads the packages for traces with the file that records them', () => {
  const [traces] = Object.keys(outputs).filter((path) => /\/openTelemetry-\w+\.mjs$/.test(path))
  expect(loadedWith(traces)).toContain('@opentelemetry/sdk-trace-base')
})
