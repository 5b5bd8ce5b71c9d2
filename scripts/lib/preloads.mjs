import { firstLoad, jsOf } from './moduleGraph.mjs'
import { sourceOf } from './routes.mjs'

/** Used by nearly every screen except the log-in. */
const FRAME = 'src/app/frame/bars.ts'
const LOG_IN = '/login'

/**
 * The files in the `Link` header of an address. They make the chunks of its screen load in parallel with the
 * entry instead of after it has run, which saves a round trip for a screen opened from a bookmark or by a
 * reload.
 *
 * An HTTP/1.1 browser fetches six at a time, and each of the others waits for a round trip more. So the entry
 * and its imports come first, because nothing runs without them; then files that many others import; among equals
 * the largest first.
 * @param screens of the route table
 * @param sizeOf bytes of a file
 * @returns {Record<string, string[]>} paths of scripts by address; an address may hold parameters, and `*`
 * stands for all others
 */
export function preloadsOf(manifest, screens, sizeOf) {
  const entry = jsOf(manifest, ['index.html'])
  const importers = importersIn(manifest)
  const order = (a, b) =>
    Number(entry.has(b)) - Number(entry.has(a)) ||
    (importers.get(b) ?? 0) - (importers.get(a) ?? 0) ||
    sizeOf(b) - sizeOf(a)
  const lines = screens
    .filter(({ path }) => path !== '*')
    .map(({ path, imports }) => ({
      path,
      sources: [...(path === LOG_IN ? [] : [FRAME]), ...imports.map(sourceOf)],
    }))
  return Object.fromEntries(
    [...lines, { path: '*', sources: [] }].map(({ path, sources }) => {
      const files = new Set([...firstLoad(manifest), ...jsOf(manifest, sources)])
      return [path, [...files].sort(order).map((file) => `/${file}`)]
    }),
  )
}

/** How many scripts of the build import a script statically, by file. */
function importersIn(manifest) {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const counts = new Map()
  for (const { imports = [] } of chunks.values())
    for (const key of imports) {
      const { file } = manifest[key]
      counts.set(file, (counts.get(file) ?? 0) + 1)
    }
  return counts
}
