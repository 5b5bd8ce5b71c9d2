import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { build } from 'esbuild'
import packageJson from '../../package.json' with { type: 'json' }

/**
 * Packages that are bundled too, because they have many small modules: opening and compiling each by itself
 * takes a quarter of the processor time of a start. They are ES modules, and no package that stays outside
 * imports one of them, so there is one copy of each.
 */
const BUNDLED = ['@hono/node-server', 'drizzle-orm', 'hono', 'jose', 'lru-cache', 'valibot']
const EXTERNAL = Object.keys(packageJson.dependencies).filter((name) => !BUNDLED.includes(name))

/**
 * Bundles the server into `main.mjs`, beside the files that it reads: its migrations and the catalogue's text
 * files (`data`). What is imported only with some settings gets files of its own: in one file, its packages
 * would be loaded at every start. The other packages are resolved from that folder upwards. Resolves with what
 * imports what.
 */
export async function bundleServer(folder) {
  const { metafile } = await build({
    entryPoints: ['server/main.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: EXTERNAL,
    sourcemap: true,
    logLevel: 'warning',
  })
  if (existsSync('server/db/migrations'))
    await cp('server/db/migrations', `${folder}/migrations`, { recursive: true })
  await cp('server/catalogue/data', `${folder}/data`, { recursive: true })
  return metafile
}
