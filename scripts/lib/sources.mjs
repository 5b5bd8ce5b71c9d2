import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of both bundles. */
const SOURCES = [
  'src',
  'contract',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  // More than the build needs, but the modules it imports vary.
  'scripts',
]

/** Written last by `scripts/build.mjs`. */
export const BUILD_STAMP = 'dist/built-at'

/**
 * The last change of anything under a path, in ms. A folder's own time counts too, since removing a file
 * changes only that.
 */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

export const buildIsOld = () => newest(BUILD_STAMP) < Math.max(...SOURCES.map(newest))
