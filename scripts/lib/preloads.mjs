import { firstLoad, jsOf } from './moduleGraph.mjs'
import { sourceOf } from './routes.mjs'

/** Nearly every screen but the log-in has them. */
const FRAME = 'src/app/frame/bars.ts'

/**
 * What the server names in the `Link` header of an address, so that the chunks of its screen travel beside the entry instead of
 * after it has run: a round trip less before a screen stands that was opened from a bookmark, or again.
 *
 * The entry comes first, because it asks the server for data as soon as it is there, and the others by size: a browser that
 * speaks HTTP/1.1 fetches six at a time, and the large ones should not wait for the small.
 * @param screens of the route table
 * @param sizeOf bytes of a file
 * @returns {Record<string, string[]>} paths of scripts by address; an address may hold parameters, and `*` stands for all others
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
