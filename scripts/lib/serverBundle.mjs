import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { build } from 'esbuild'

/** Bundles the server into `main.mjs`, beside its migrations. It finds its packages in a folder above. */
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
}
