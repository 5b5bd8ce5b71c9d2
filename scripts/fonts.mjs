/**
 * Self-hosted Pretendard, in layers. A layer declared later wins for the characters it names:
 *
 *   rest       the package's slices for members' own texts; a slice loads when one of its characters is shown
 *   everyday   the same for common Hangul, in smaller slices and without the characters of the layers below
 *   features   characters of a single feature's screens, one file each
 *   common     characters of several features, in slices, the most widespread first
 *   home       the frame and the home screen without members' own texts: all it needs besides `first`
 *   first      ASCII and the log-in screen: all the log-in screen fetches
 *
 * The page itself declares the last two, so that the most common first screens wait for no style sheet. The
 * others are a separate family, in a sheet that `src/ui/frame/lateStyles.ts` fetches and switches on. Written
 * to `public/fonts/` (not committed), again when a character or the package has changed.
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
/** The result of the last run, so that most starts only compare. */
const NOTES = join(ROOT, '.cache/fonts.json')
const PACKAGE = dirname(createRequire(import.meta.url).resolve('pretendard/package.json'))
const SLICES = join(PACKAGE, 'dist/web/variable')

/** Half of what C10 allows; the other half is for the next screen. */
const FIRST_MAX_BYTES = 30_000
/** Together with `first`, C10's limit minus a reserve. */
const HOME_MAX_BYTES = 50_000
/**
 * The package's slices go from rare to frequent; these are the last ones before the Latin one, about a
 * thousand syllables.
 */
const EVERYDAY_SLICES = { from: 80, to: 90 }

/**
 * The weights that the type scale uses. The faces still declare 45 920: browsers join faces into one family
 * only when they agree.
 */
const WEIGHTS = { wght: { min: 500, max: 800 } }

/** The family that the page declares, named as in Pretendard's style sheets, and that of the rest. */
const FAMILY = 'Pretendard Variable'
const LATE_FAMILY = 'Pretendard Late'
const IN_PAGE = ['first', 'home']

const face = (family, url, characters) =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:45 920;src:url(${url}) format('woff2-variations');unicode-range:${unicodeRange(characters)}}`

/** Writes `public/fonts/` if it is out of date. Returns what the page must declare. */
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
  const late = []
  for (const [name, characters] of Object.entries(layers).reverse()) {
    const { url, bytes } = await writeSlice(whole, name, characters)
    if (IN_PAGE.includes(name)) written.faces.push(face(FAMILY, url, characters))
    else late.push(face(LATE_FAMILY, url, characters))
    written.bytes[name] = bytes
  }
  const { first, home } = written.bytes
  allow('log-in', first, FIRST_MAX_BYTES)
  allow('home', first + home, HOME_MAX_BYTES)
  written.sheetUrl = await writeLateSheet(whole, version, Object.values(layers).join(''), late)
  await mkdir(dirname(NOTES), { recursive: true })
  await writeFile(NOTES, JSON.stringify(written))
  return written
}

function allow(screen, bytes, most) {
  if (bytes > most)
    throw new Error(`The fonts of the ${screen} screen are ${bytes} bytes; ${most} are allowed`)
}

const ownSources = () =>
  Promise.all(['fonts.mjs', 'lib/fontLayers.mjs'].map((name) => readFile(join(ROOT, 'scripts', name))))

/**
 * Writes `rest`, `everyday` and the layers already made into one sheet. No two of them name the same
 * character, so a page fetches nothing twice.
 */
async function writeLateSheet(whole, version, known, faces) {
  const rest = await readFile(join(SLICES, 'pretendardvariable-dynamic-subset.css'), 'utf8')
  const slices = [...rest.matchAll(/(subset\.(\d+)\.woff2)[^}]+unicode-range:([^;}]+)/g)].map(
    ([, file, slice, range]) => ({
      url: `/fonts/${version}/PretendardVariable.${file}`,
      slice: Number(slice),
      characters: charactersOf(range),
    }),
  )
  const { from, to } = EVERYDAY_SLICES
  const frequent = slices.filter(({ slice }) => slice >= from && slice <= to).reverse()
  const everyday = everydaySlices(frequent.map(({ characters }) => characters).join(''), known)
  const sheet = [...faces]
  for (const [i, characters] of everyday.entries())
    sheet.push(face(LATE_FAMILY, (await writeSlice(whole, `everyday${i}`, characters)).url, characters))
  const taken = new Set([...known, ...everyday.join('')])
  for (const { url, characters } of slices) {
    const left = [...characters].filter((character) => !taken.has(character))
    if (left.length > 0) sheet.push(face(LATE_FAMILY, url, left))
  }
  const css = sheet.join('')
  const url = `/fonts/late.${digest(css)}.css`
  await writeFile(join(ROOT, 'public', url), css)
  return url
}

async function writeSlice(whole, name, characters) {
  // Imported here because it loads a WebAssembly engine, and most starts find everything up to date.
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

/** Vite plugin: writes the fonts before anything is served or built, and declares them in the page. */
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
        {
          tag: 'meta',
          attrs: { name: 'late-styles', content: written.sheetUrl, 'data-family': LATE_FAMILY },
          injectTo: 'head',
        },
        { tag: 'style', children: written.faces.join(''), injectTo: 'head' },
      ]
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { bytes, sheetUrl } = await writeFonts()
  process.stdout.write(`${JSON.stringify(bytes)}, sheet ${sheetUrl}\n`)
}
