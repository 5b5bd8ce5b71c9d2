import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything the two bundles are made of. */
const SOURCES = [
  'src',
  'contract',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  // more than the build needs, but what it imports changes
  'scripts',
]

/** Written last by `scripts/build.mjs`. */
export const BUILD_STAMP = 'dist/built-at'

/** When anything under a path last changed, in ms; a folder counts too, since removing a file touches only that. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

export const buildIsOld = () => newest(BUILD_STAMP) < Math.max(...SOURCES.map(newest))
