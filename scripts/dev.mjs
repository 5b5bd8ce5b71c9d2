// `npm run dev`: Vite with hot reload, and the API server with reload behind it; when one ends, so does the
// other. Arguments go to Vite: `npm run dev -- --port 4000`.
import { spawn } from 'node:child_process'
import { argv, chdir, env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { checkNode, ensurePackages } from './lib/packages.mjs'
import { freePort } from './lib/process.mjs'

chdir(fileURLToPath(new URL('..', import.meta.url)))
checkNode()
await ensurePackages()

/** These files are read, not imported, so tsx does not watch them unless it is told to. */
const CATALOGUE = '--include=server/catalogue/data/*.txt'

const port = env.API_PORT ?? String(await freePort())
const start = (file, args, extra) =>
  spawn(execPath, [file, ...args], { stdio: 'inherit', env: { ...env, ...extra } })

const children = [
  start('node_modules/tsx/dist/cli.mjs', ['watch', '--clear-screen=false', CATALOGUE, 'server/main.ts'], {
    PORT: port,
    SAMPLE_DATA: env.SAMPLE_DATA ?? 'true',
  }),
  start('node_modules/vite/bin/vite.js', ['--clearScreen', 'false', ...argv.slice(2)], {
    API_ORIGIN: `http://127.0.0.1:${port}`,
  }),
]

let ending = false
function end(signal, code) {
  if (ending) return
  ending = true
  process.exitCode = code
  for (const child of children) child.kill(signal)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal, 0))
for (const child of children) child.on('exit', (code) => end('SIGTERM', code ?? 1))
