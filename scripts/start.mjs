// `npm start`: from a fresh clone to a running program. Plain Node, since no packages are installed at first.
import { chdir, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { checkNode, ensurePackages } from './lib/packages.mjs'
import { giveUp, node } from './lib/process.mjs'
import { buildIsOld } from './lib/sources.mjs'

chdir(fileURLToPath(new URL('..', import.meta.url)))
checkNode()
await ensurePackages()
if (buildIsOld() && (await node('scripts/build.mjs')) !== 0) giveUp('The build failed, see above.')

env.SAMPLE_DATA ??= 'true'
process.setSourceMapsEnabled(true)
// Runs in this process, so that every signal reaches the server itself.
await import('../dist/server/main.mjs')

// A signal to npm ends npm and its shell, which do not pass it on, so a changed parent process counts as
// SIGTERM: unless the signal was for all of them, because a second one ends the server at once.
const parent = process.ppid
let isEnding = false
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => (isEnding = true))
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  // in the next turn, because a signal may be waiting to be heard
  setImmediate(() => {
    if (!isEnding) process.kill(process.pid, 'SIGTERM')
  })
}, 500)
watch.unref()
