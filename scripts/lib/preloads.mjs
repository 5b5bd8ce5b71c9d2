import { firstLoad, jsOf } from './moduleGraph.mjs'
import { sourceOf } from './routes.mjs'

/** Used by nearly every screen except the log-in. */
const FRAME = 'src/app/frame/bars.ts'

/**
 * The files in the `Link` header of an address. They make the chunks of its screen load in parallel with the
 * entry instead of after it has run, which saves a round trip for a screen opened from a bookmark or by a
 * reload.
 *
 * The entry comes first, because it requests data from the server at once. The others are ordered by size: an
 * HTTP/1.1 browser fetches six at a time, and large files should not wait for small ones.
 * @param screens of the route table
 * @param sizeOf bytes of a file
 * @returns {Record<string, string[]>} paths of scripts by address; an address may hold parameters, and `*`
 * stands for all others
 */
export function preloadsOf(manifest, screens, sizeOf) {
  const entry = manifest['index.html'].file
  const order = (a, b) => Number(b === entry) - Number(a === entry) || sizeOf(b) - sizeOf(a)
  const lines = screens
    .filter(({ path }) => path !== '*')
    .map(({ path, imports }) => ({ path, sources: [FRAME, ...imports.map(sourceOf)] }))
  return Object.fromEntries(
    [...lines, { path: '*', sources: [] }].map(({ path, sources }) => {
      const files = new Set([...firstLoad(manifest), ...jsOf(manifest, sources)])
      return [path, [...files].sort(order).map((file) => `/${file}`)]
    }),
  )
}
