/**
 * Pretendard, hosted by ourselves, in layers. A layer declared later wins for the characters it names:
 *
 *   rest       the package's slices for whatever members write; a slice is fetched when one of its characters is seen
 *   everyday   the same for the Hangul of every day, cut smaller and without what follows
 *   features   what one feature alone writes on its screens, a file each
 *   common     what several write, in slices, the most widespread first
 *   first      ASCII and the log-in screen: all the log-in screen fetches
 *
 * The last three are declared in the page itself, so that a screen waits for no style sheet to know its fonts; the others in
 * one that `src/ui/lateStyles.ts` fetches. Written to `public/fonts/` (not committed), again when a character or the package
 * has changed.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { charactersOf, everydaySlices, interfaceLayers, unicodeRange } from './lib/fontLayers.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OUT = join(ROOT, 'public/fonts')
/** What the last writing gave, so that most starts only compare. */
const NOTES = join(ROOT, '.cache/fonts.json')
const PACKAGE = dirname(createRequire(import.meta.url).resolve('pretendard/package.json'))
const SLICES = join(PACKAGE, 'dist/web/variable')

/** Half of what C10 allows: the other half is for what the next screen draws. */
const FIRST_MAX_BYTES = 30_000
/** Of the package's slices, which go from rare to frequent, the last ones before the Latin one: about a thousand syllables. */
const EVERYDAY_SLICES = { from: 80, to: 90 }

/** The weights the type scale uses. The faces still say 45 920: browsers join faces into one family only when they agree. */
const WEIGHTS = { wght: { min: 500, max: 800 } }

const face = (url, characters) =>
  `@font-face{font-family:'Pretendard Variable';font-style:normal;font-display:swap;font-weight:45 920;src:url(${url}) format('woff2-variations');unicode-range:${unicodeRange(characters)}}`

/** Writes `public/fonts/` if it is out of date. Gives what the page needs to declare. */
export async function writeFonts() {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'))
  const layers = await interfaceLayers(ROOT)
  const stamp = digest(...(await ownSources()), version, JSON.stringify(layers))
  const known = await readFile(NOTES, 'utf8').then(JSON.parse, () => null)
  if (known?.stamp === stamp && existsSync(join(ROOT, 'public', known.sheetUrl))) return known

  const whole = await readFile(join(SLICES, 'woff2/PretendardVariable.woff2'))
  await rm(OUT, { recursive: true, force: true })
  await mkdir(OUT, { recursive: true })
  await cp(join(PACKAGE, 'dist/LICENSE.txt'), join(OUT, 'LICENSE.txt'))
  await cp(join(SLICES, 'woff2-dynamic-subset'), join(OUT, version), { recursive: true })

  const written = { stamp, faces: [], bytes: {} }
  for (const [name, characters] of Object.entries(layers).reverse()) {
    const { url, bytes } = await writeSlice(whole, name, characters)
    written.faces.push(face(url, characters))
    written.bytes[name] = bytes
  }
  if (written.bytes.first > FIRST_MAX_BYTES)
    throw new Error(
      `The fonts of the log-in screen are ${written.bytes.first} bytes; ${FIRST_MAX_BYTES} are allowed`,
    )
  written.sheetUrl = await writeLateSheet(whole, version, Object.values(layers).join(''))
  await mkdir(dirname(NOTES), { recursive: true })
  await writeFile(NOTES, JSON.stringify(written))
  return written
}

const ownSources = () =>
  Promise.all(['fonts.mjs', 'lib/fontLayers.mjs'].map((name) => readFile(join(ROOT, 'scripts', name))))

/** `rest` and `everyday`. */
async function writeLateSheet(whole, version, known) {
  const rest = await readFile(join(SLICES, 'pretendardvariable-dynamic-subset.css'), 'utf8')
  const ranges = new Map(
    [...rest.matchAll(/subset\.(\d+)\.woff2[^}]+unicode-range:([^;}]+)/g)].map(([, slice, range]) => [
      Number(slice),
      range,
    ]),
  )
  let frequent = ''
  for (let slice = EVERYDAY_SLICES.to; slice >= EVERYDAY_SLICES.from; slice -= 1)
    frequent += charactersOf(ranges.get(slice))
  const everyday = []
  for (const [i, characters] of everydaySlices(frequent, known).entries())
    everyday.push(face((await writeSlice(whole, `everyday${i}`, characters)).url, characters))
  const sheet = rest.replaceAll('./woff2-dynamic-subset', `/fonts/${version}`) + everyday.join('')
  const url = `/fonts/late.${digest(sheet)}.css`
  await writeFile(join(ROOT, 'public', url), sheet)
  return url
}

async function writeSlice(whole, name, characters) {
  // Loaded here: it brings a WebAssembly engine, and most starts find everything up to date.
  const { default: subsetFont } = await import('subset-font')
  const bytes = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
  })
  const url = `/fonts/${name}.${digest(bytes)}.woff2`
  await writeFile(join(ROOT, 'public', url), bytes)
  return { url, bytes: bytes.length }
}

function digest(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 10)
}

/** Vite: fonts are there before anything is served or built, and the page declares them. */
export function fonts() {
  let written
  return {
    name: 'hapju-fonts',
    async config() {
      if (!process.env.VITEST) written = await writeFonts()
    },
    transformIndexHtml() {
      if (!written) return []
      return [
        { tag: 'meta', attrs: { name: 'late-styles', content: written.sheetUrl }, injectTo: 'head' },
        { tag: 'style', children: written.faces.join(''), injectTo: 'head' },
      ]
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { bytes, sheetUrl } = await writeFonts()
  process.stdout.write(`${JSON.stringify(bytes)}, sheet ${sheetUrl}\n`)
}
