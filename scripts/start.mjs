// `npm start`: from a fresh clone to a running program. Plain Node, since nothing is installed yet when it begins.
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
// In this process, so that every signal reaches the server itself.
await import('../dist/server/main.mjs')

// A signal to npm ends npm and the shell between us, which passes nothing on: being left behind is our signal.
const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 500)
watch.unref()
