// `npm run check`: types, lint, format, unused code, architecture, size. Everything runs, whatever fails before it.
// `npm run check -- types lint` runs some.
import { argv, chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { CHECKS, SIZE } from './lib/checks.mjs'
import { checkNode, ensurePackages } from './lib/packages.mjs'
import { giveUp, node } from './lib/process.mjs'
import { buildIsOld } from './lib/sources.mjs'

chdir(fileURLToPath(new URL('..', import.meta.url)))
checkNode()
await ensurePackages()

const architecture = {
  name: 'architecture',
  holds: async () =>
    (await node('node_modules/vitest/vitest.mjs', ['run', '--project', 'architecture'])) === 0,
}
const build = { name: 'build', holds: async () => !buildIsOld() || (await node('scripts/build.mjs')) === 0 }

const all = [...CHECKS, architecture, build, SIZE]
const wanted = argv.slice(2)
for (const name of wanted)
  if (!all.some((check) => check.name === name))
    giveUp(`No check ${name}. There are: ${all.map((check) => check.name).join(', ')}`)

const rows = []
for (const { name, holds } of all) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n── ${name}`)
  const since = performance.now()
  rows.push({ name, ok: await holds(), seconds: (performance.now() - since) / 1000 })
}

console.log()
for (const { name, ok, seconds } of rows)
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(14)}${seconds.toFixed(1).padStart(6)} s`)
process.exitCode = rows.every((row) => row.ok) ? 0 : 1
