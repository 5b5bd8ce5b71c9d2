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
// SIGTERM.
const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 500)
watch.unref()
