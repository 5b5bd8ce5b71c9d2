// Asks a node on this machine whether it is alive or ready: exit code 0 for yes. For HEALTHCHECK and systemd, where
// no other HTTP client is installed.
//
//   node probe.mjs [--wait=SECONDS] [--steady=SECONDS] [--port=PORT] /healthz|/readyz
//
// --wait     how long it may take; without it the probe asks once
// --steady   how long the answer must have been 200 without a break, so that a balancer has noticed it too
// --port     default: PORT, else 3000
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const AGAIN_MS = 200
const ANSWERS_WITHIN_MS = 3_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wait: { type: 'string', default: '0' },
    steady: { type: 'string', default: '0' },
    port: { type: 'string', default: process.env.PORT || '3000' },
  },
})
const url = `http://127.0.0.1:${values.port}${positionals[0] ?? '/readyz'}`

const until = performance.now() + Number(values.wait) * 1_000
let since = null
let said = ''
do {
  const answer = await ask()
  if (answer === null) {
    since ??= performance.now()
    if (performance.now() - since >= Number(values.steady) * 1_000) process.exit(0)
  } else {
    since = null
    said = answer
  }
  await pause(AGAIN_MS)
} while (performance.now() < until)
console.error(`${url}: ${said || 'was not 200 for long enough'}`)
process.exit(1)

/** Null for 200, else what is wrong. */
async function ask() {
  try {
    const { status, ok } = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    return ok ? null : String(status)
  } catch (error) {
    return String(error.cause?.code ?? error.name)
  }
}
