/**
 * Pretendard, hosted by ourselves, in layers. A layer declared later wins for the characters it names:
 *
 *   rest       the package's slices for whatever members write; a slice is fetched when one of its characters is seen
 *   everyday   the same for the Hangul of every day, cut smaller and without what follows
 *   features   what one feature alone writes on its screens, a file each
 *   common     what several write, in slices, the most widespread first
 *   home       what the frame and the home screen draw, members' own words left out: all that screen needs besides the first
 *   first      ASCII and the log-in screen: all the log-in screen fetches
 *
 * The last two are declared in the page itself, so that the screens most begin with wait for no style sheet; the others, as a family
 * of their own, in one that `src/ui/frame/lateStyles.ts` fetches and switches on. Written to `public/fonts/` (not committed), again when a character or the package
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
/** With the first of them what C10 allows, and some room. */
const HOME_MAX_BYTES = 50_000
/** Of the package's slices, which go from rare to frequent, the last ones before the Latin one: about a thousand syllables. */
const EVERYDAY_SLICES = { from: 80, to: 90 }

/** The weights the type scale uses. The faces still say 45 920: browsers join faces into one family only when they agree. */
const WEIGHTS = { wght: { min: 500, max: 800 } }

/** The family of what the page declares, as Pretendard's own style sheets call it, and that of the rest. */
const FAMILY = 'Pretendard Variable'
const LATE_FAMILY = 'Pretendard Late'
const IN_PAGE = ['first', 'home']

const face = (family, url, characters) =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:45 920;src:url(${url}) format('woff2-variations');unicode-range:${unicodeRange(characters)}}`

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
 * `rest`, `everyday`, and what has been written already. No two of them name the same character: a page that asks for all that a text
 * needs gets nothing twice.
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
