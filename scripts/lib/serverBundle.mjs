import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { build } from 'esbuild'

/**
 * Bundles the server into one file, `main.mjs`, beside the files that it reads: its migrations and the
 * catalogue's text files (`data`). Its packages are resolved from that folder upwards.
 */
export async function bundleServer(folder) {
  await build({
    entryPoints: ['server/main.ts'],
    outfile: `${folder}/main.mjs`,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
  if (existsSync('server/db/migrations'))
    await cp('server/db/migrations', `${folder}/migrations`, { recursive: true })
  await cp('server/catalogue/data', `${folder}/data`, { recursive: true })
}
