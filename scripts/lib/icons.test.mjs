import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawIcons } from './icons.mjs'

const pixels = async (png) => (await sharp(png).ensureAlpha().raw().toBuffer()).toString('base64')

it('the icons are drawn from the two pictures as they are now (node scripts/icons.mjs)', async () => {
  const old = []
  for (const [path, png] of Object.entries(await drawIcons())) {
    const kept = await readFile(`public/${path}`).catch(() => null)
    if (kept === null || (await pixels(kept)) !== (await pixels(png))) old.push(path)
  }
  expect(old).toEqual([])
})

it('every picture that the manifest and the page name is there, in the size that they say', async () => {
  const manifest = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8'))
  const page = await readFile('index.html', 'utf8')
  const named = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ...[...page.matchAll(/<link rel="apple-touch-icon"(?: sizes="([^"]+)")? href="([^"]+)"/g)].map(
      ([, sizes = '180x180', src]) => ({ src, sizes }),
    ),
  ].filter(({ sizes }) => sizes !== 'any')
  const real = await Promise.all(
    named.map(async ({ src }) => {
      const { width, height } = await sharp(`public${src}`).metadata()
      return { src, sizes: `${width}x${height}` }
    }),
  )
  expect(real).toEqual(named.map(({ src, sizes }) => ({ src, sizes })))
})
