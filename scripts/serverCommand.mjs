// What an operator runs besides the server: `npm run moderator`, `backup`, `restore`, `db:move`, `files:move`.
// The first argument is the command of the program. Uses the settings of the server (docs/operations.md).
import { argv, chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { checkNode, ensurePackages } from './lib/packages.mjs'
import { node } from './lib/process.mjs'
import { buildIsOld } from './lib/sources.mjs'

chdir(fileURLToPath(new URL('..', import.meta.url)))
checkNode()
await ensurePackages()
const args = argv.slice(2)
process.exitCode = buildIsOld()
  ? await node('--import', ['tsx', 'server/main.ts', ...args])
  : await node('dist/server/main.mjs', args)
