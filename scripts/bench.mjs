// `npm run bench` runs every bench; `npm run bench -- firstLoad fanout` runs some; `npm run bench -- storm
// --only=a` hands the option to the bench. Timings are measured here, never in tests.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const all = readdirSync('tests/bench')
  .filter(
    (file) => file.endsWith('.ts') && readFileSync(`tests/bench/${file}`, 'utf8').includes('printFigures('),
  )
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'table')
const isOption = (word) => word.startsWith('--')
const options = process.argv.slice(2).filter(isOption)
const wanted = process.argv.slice(2).filter((word) => !isOption(word))
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown bench: ${unknown.join(', ')}. Available: ${all.join(', ')}.`)
  process.exit(1)
}
if (!existsSync('dist/server/main.mjs') || !existsSync('dist/web/index.html')) {
  console.log('Building, because dist is missing …')
  if (spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0) process.exit(1)
}
let failed = 0
for (const name of wanted.length > 0 ? wanted : all) {
  const run = spawnSync(process.execPath, ['--import', 'tsx', `tests/bench/${name}.ts`, ...options], {
    stdio: 'inherit',
  })
  if (run.status !== 0) {
    console.error(`The bench ${name} failed (${run.status ?? run.signal}).`)
    failed += 1
  }
}
process.exit(failed === 0 ? 0 : 1)
