/**
 * Pretendard, hosted by ourselves, in three layers. A layer declared later wins for the characters it names:
 *
 *   rest       the package's slices for whatever members write; a slice is fetched when one of its characters is seen
 *   interface  every other character our own screens can show, one file
 *   first      ASCII and the log-in screen, one file: all the log-in screen fetches, and within FIRST_MAX_BYTES
 *
 * `first` is declared in the page itself, the others in a style sheet that is fetched without blocking and switched on by
 * `src/ui/lateStyles.ts`. Written to `public/fonts/` (not committed) and only again when a character or the package changed.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OUT = join(ROOT, 'public/fonts')
/** What the last writing gave, so that most starts only compare. */
const NOTES = join(ROOT, '.cache/fonts.json')
const PACKAGE = dirname(createRequire(import.meta.url).resolve('pretendard/package.json'))

/** Fonts of a first visit to /login, all together. */
const FIRST_MAX_BYTES = 60_000
/** The frame of the app is on every screen, unseen words included: a hidden link is laid out, so its letters are fetched. */
const FIRST_SCREEN = ['index.html', 'src/app', 'src/features/login']
const INTERFACE = ['src', 'contract']

/** The weights the type scale uses. The faces still say 45 920: browsers join faces into one family only when they agree. */
const WEIGHTS = { wght: { min: 500, max: 800 } }
const ASCII = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')

/** Characters beyond ASCII in the sources at these paths, tests and stories left out, in order. */
export async function charactersIn(paths, root = ROOT) {
  const found = new Set()
  for (const path of paths) {
    for (const file of await sourcesUnder(join(root, path))) {
      for (const character of await readFile(file, 'utf8')) {
        if (isDrawn(character)) found.add(character)
      }
    }
  }
  return [...found].sort((a, b) => a.codePointAt(0) - b.codePointAt(0))
}

/** Hangul and punctuation; emoji and pictures come from the system. */
const isDrawn = (character) => {
  const code = character.codePointAt(0)
  return (
    (code >= 0xa0 && code <= 0x2bff) ||
    (code >= 0x3000 && code <= 0x33ff) ||
    (code >= 0xac00 && code <= 0xd7a3)
  )
}

async function sourcesUnder(path) {
  const kind = await stat(path).catch(() => null)
  if (kind === null) return []
  if (kind.isFile()) return /\.(test|stories)\.tsx?$/.test(path) || !/\.(tsx?|html)$/.test(path) ? [] : [path]
  const names = await readdir(path)
  const nested = await Promise.all(names.sort().map((name) => sourcesUnder(join(path, name))))
  return nested.flat()
}

/** `U+ac00-ac03, U+ac10` */
export function unicodeRange(characters) {
  const codes = [...characters].map((character) => character.codePointAt(0)).sort((a, b) => a - b)
  const runs = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last && code === last.to + 1) last.to = code
    else runs.push({ from: code, to: code })
  }
  const hex = (code) => code.toString(16)
  return runs.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

const face = (url, characters) =>
  `@font-face{font-family:'Pretendard Variable';font-style:normal;font-display:swap;font-weight:45 920;src:url(${url}) format('woff2-variations');unicode-range:${unicodeRange(characters)}}`

/** Writes `public/fonts/` if it is out of date. Gives what the page needs to declare. */
export async function writeFonts() {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'))
  const first = [...ASCII, ...(await charactersIn(FIRST_SCREEN))]
  const others = (await charactersIn(INTERFACE)).filter((character) => !first.includes(character))
  const script = await readFile(fileURLToPath(import.meta.url))
  const stamp = digest(script, version, first.join(''), others.join(''))
  const known = await readFile(NOTES, 'utf8').then(JSON.parse, () => null)
  if (known?.stamp === stamp && existsSync(join(ROOT, 'public', known.sheetUrl))) return known

  const slices = join(PACKAGE, 'dist/web/variable')
  const whole = await readFile(join(slices, 'woff2/PretendardVariable.woff2'))
  await rm(OUT, { recursive: true, force: true })
  await mkdir(OUT, { recursive: true })
  await cp(join(PACKAGE, 'dist/LICENSE.txt'), join(OUT, 'LICENSE.txt'))
  await cp(join(slices, 'woff2-dynamic-subset'), join(OUT, version), { recursive: true })

  const firstFile = await writeSlice(whole, 'first', first.join(''))
  if (firstFile.bytes > FIRST_MAX_BYTES)
    throw new Error(
      `The fonts of the log-in screen are ${firstFile.bytes} bytes; ${FIRST_MAX_BYTES} are allowed`,
    )
  const othersFile = await writeSlice(whole, 'interface', others.join(''))
  const rest = await readFile(join(slices, 'pretendardvariable-dynamic-subset.css'), 'utf8')
  const sheet = rest.replaceAll('./woff2-dynamic-subset', `/fonts/${version}`) + face(othersFile.url, others)
  const sheetUrl = `/fonts/late.${digest(sheet)}.css`
  await writeFile(join(ROOT, 'public', sheetUrl), sheet)

  const written = {
    stamp,
    first: face(firstFile.url, first),
    sheetUrl,
    bytes: { first: firstFile.bytes, interface: othersFile.bytes },
  }
  await mkdir(dirname(NOTES), { recursive: true })
  await writeFile(NOTES, JSON.stringify(written))
  return written
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
      // The order decides: the sheet first, so that `first` wins for what it draws.
      return [
        {
          tag: 'link',
          attrs: { rel: 'stylesheet', href: written.sheetUrl, media: 'print', 'data-late': true },
          injectTo: 'head',
        },
        { tag: 'style', children: written.first, injectTo: 'head' },
      ]
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { bytes, sheetUrl } = await writeFonts()
  process.stdout.write(`first ${bytes.first} B, interface ${bytes.interface} B, sheet ${sheetUrl}\n`)
}
