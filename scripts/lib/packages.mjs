import { existsSync, readFileSync } from 'node:fs'
import { giveUp, npm, stillThere } from './process.mjs'

const json = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Supports ranges of the form `^20.19.0 || ^22.13.0 || >=24`, the only form in `engines`. */
export function satisfies(version, range) {
  const have = version.replace(/^v/, '').split('.').map(Number)
  return range.split('||').some((part) => {
    const [, operator, text] = /^\s*(\^|>=)\s*([\d.]+)\s*$/.exec(part) ?? []
    if (!text) throw new Error(`Unknown form of range: ${part}`)
    const want = text.split('.').map(Number)
    if (operator === '^' && have[0] !== want[0]) return false
    for (let i = 0; i < 3; i++) {
      const difference = have[i] - (want[i] ?? 0)
      if (difference !== 0) return difference > 0
    }
    return true
  })
}

/** Packages of the lock file missing from `node_modules` in that version, except those of other platforms. */
export function missingPackages(lock, installed) {
  return Object.entries(lock.packages)
    .filter(([path, wanted]) => path !== '' && !wanted.optional && !wanted.devOptional && !wanted.peer)
    .filter(([path, wanted]) => installed?.packages[path]?.version !== wanted.version)
    .map(([path]) => path)
}

export function checkNode() {
  const { engines } = json('package.json')
  if (!satisfies(process.version, engines.node)) {
    giveUp(`Node ${engines.node} is required, and this is ${process.version}. See https://nodejs.org/`)
  }
}

/** Runs the installation when `node_modules` is missing, incomplete or older than the lock file. */
export async function ensurePackages() {
  const record = 'node_modules/.package-lock.json'
  const installed = existsSync(record) ? json(record) : null
  if (missingPackages(json('package-lock.json'), installed).length === 0) return
  console.log(
    installed
      ? 'Installing packages, because the lock file has changed.'
      : 'Installing packages (about a minute).',
  )
  const stop = stillThere('installing')
  // What comes from npm's cache is checked against the hashes of the lock file, so the registry is not asked.
  const code = await npm(['ci', '--prefer-offline', '--no-audit', '--no-fund'])
  stop()
  if (code !== 0) giveUp('The packages could not be installed (npm ci failed, see above).')
}
