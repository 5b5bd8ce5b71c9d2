// `npm run steady -- --times=10 --busy=2 unit`: runs stages repeatedly beside processes that keep the cores
// busy, and prints the result of each run. A stage is steady when no run fails. `--delays` also makes answers
// and timers of `unit`, `server` and `e2e` late by chance (tests/env/delays). Each run prints its seed, and
// `TEST_DELAYS=SEED npm test -- unit` repeats it.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { argv, chdir, env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { run } from './lib/process.mjs'

chdir(fileURLToPath(new URL('..', import.meta.url)))
const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '10' },
    busy: { type: 'string', default: '2' },
    delays: { type: 'boolean', default: false },
  },
})
mkdirSync('.cache/steady', { recursive: true })
// A separate folder, because the stage `commands` starts this command too.
const LOGS = mkdtempSync('.cache/steady/')

const busy = Array.from({ length: Number(values.busy) }, () =>
  spawn(execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
)
const endBusy = () => busy.forEach((child) => child.kill('SIGKILL'))
process.on('exit', endBusy)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

/** Screenshots of browser tests, which the next run would remove. */
const SHOTS = '.cache/e2e'

let failed = 0
for (let time = 1; time <= Number(values.times); time += 1) {
  const name = `${LOGS}/${String(time).padStart(2, '0')}`
  const log = `${name}.log`
  const file = openSync(log, 'w')
  rmSync(SHOTS, { recursive: true, force: true })
  const since = performance.now()
  const seed = values.delays ? randomInt(1, 1_000_000) : null
  const code = await run(execPath, ['scripts/test.mjs', ...positionals], {
    stdio: ['ignore', file, file],
    env: seed === null ? env : { ...env, TEST_DELAYS: String(seed) },
  })
  closeSync(file)
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
  const delays = seed === null ? '' : `, delays of seed ${seed}`
  console.log(
    `${code === 0 ? '✓' : '✗'} run ${time} of ${values.times}, ${seconds} s${delays}: ${lines.at(-1)}`,
  )
  if (code === 0) continue
  failed += 1
  // The summary at the end names each failed test.
  const summary = lines.slice(lines.findLastIndex((line) => /^[✓✗] /.test(line)) + 1, -1)
  for (const line of summary) console.log(`  ${line}`)
  console.log(`  full log: ${log}`)
  if (existsSync(SHOTS)) {
    renameSync(SHOTS, name)
    console.log(`  screenshots: ${name}`)
  }
}
endBusy()
const beside = values.busy === '1' ? '1 busy process' : `${values.busy} busy processes`
console.log(`\n${Number(values.times) - failed} of ${values.times} runs passed, beside ${beside}`)
if (failed === 0) rmSync(LOGS, { recursive: true })
process.exitCode = failed === 0 ? 0 : 1
