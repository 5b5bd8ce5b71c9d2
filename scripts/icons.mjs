// `node scripts/icons.mjs` draws the app's icons again, after `public/app-icon*.svg` changed.
import { mkdir, writeFile } from 'node:fs/promises'
import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { drawIcons } from './lib/icons.mjs'

chdir(fileURLToPath(new URL('..', import.meta.url)))
await mkdir('public/icons', { recursive: true })
for (const [path, bytes] of Object.entries(await drawIcons())) {
  await writeFile(`public/${path}`, bytes)
  console.log(`  public/${path}  ${(bytes.length / 1000).toFixed(1)} kB`)
}
