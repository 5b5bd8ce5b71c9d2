// `npm run build`: writes dist/web (the app, also precompressed) and dist/server/main.mjs (the server, beside
// the files it reads).
import { statSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as buildWeb } from 'vite'
import { circleOf, withModules } from './lib/moduleGraph.mjs'
import { pageScript } from './lib/pageScript.mjs'
import { preloadsOf } from './lib/preloads.mjs'
import { screensOf } from './lib/routes.mjs'
import { bundleServer } from './lib/serverBundle.mjs'
import { serviceWorker } from './lib/serviceWorker.mjs'
import { BUILD_STAMP } from './lib/sources.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
chdir(ROOT)

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/
/** Below this size the headers cost more than compression saves. */
const COMPRESS_FROM_BYTES = 1024

await rm('dist', { recursive: true, force: true })
await mkdir('dist/server', { recursive: true })
await step('web', async () => {
  const { output } = await buildWeb({ logLevel: 'warn', plugins: [pageScript(), serviceWorker()] })
  const manifest = withModules(JSON.parse(await readFile('dist/web/manifest.json', 'utf8')), output, ROOT)
  // Only the size check uses it, and it must not be served.
  await rm('dist/web/manifest.json')
  await writeFile('dist/manifest.json', JSON.stringify(manifest))
  const circle = circleOf(manifest)
  if (circle) throw new Error(`Chunks import each other: ${circle.join(' → ')}..`)
  const screens = screensOf(await readFile('src/app/routes/routeTable.ts', 'utf8'))
  const preloads = preloadsOf(manifest, screens, (file) => statSync(`dist/web/${file}`).size)
  await writeFile('dist/preloads.json', JSON.stringify(preloads, null, 2))
})
await step('compress', compressWeb)
await step('server', () => bundleServer('dist/server'))
await writeFile(BUILD_STAMP, new Date().toISOString())

async function compressWeb() {
  const files = (await readdir('dist/web', { recursive: true })).filter((name) => COMPRESSIBLE.test(name))
  for (const name of files) {
    const bytes = await readFile(`dist/web/${name}`)
    if (bytes.length < COMPRESS_FROM_BYTES) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    await writeFile(`dist/web/${name}.br`, await brotli(bytes, { params }))
    await writeFile(`dist/web/${name}.gz`, await gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }))
  }
}

async function step(name, work) {
  const since = performance.now()
  await work()
  console.log(`  built ${name} in ${((performance.now() - since) / 1000).toFixed(1)} s`)
}
