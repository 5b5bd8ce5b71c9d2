/** Assigns characters to the font's files by the sources that use them. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The static page, the log-in screen and the frame's part of it: a hidden link is laid out, so its characters
 * are fetched.
 */
const FIRST_SCREEN = ['index.html', 'src/features/auth/login', 'src/app/frame/SkipLink.tsx']
/**
 * The frame, the home screen and its texts about bands, wherever they are written, but not the bands' own
 * names. Most visits begin with that screen; its characters are in one file besides `first`.
 */
const HOME_SCREEN = [
  'src/features/home',
  'src/features/bands/BandTags.tsx',
  'src/features/bands/list/BandRow.tsx',
  'src/features/bands/bandText.ts',
  'src/app/frame/MainTabs.tsx',
  'src/app/frame/ChatLink.tsx',
  'src/app/frame/TopBars.tsx',
  'src/ui/frame/AppHeader.tsx',
  'src/ui/people/UnreadBadge.tsx',
  'contract/sessions.ts',
  'server/modules/bands/recommended/reasons.present.ts',
]
/** Folders with the strings of all screens, besides the features. */
const COMMON = ['src/app', 'src/api', 'src/auth', 'src/lib', 'src/toasts', 'src/ui']
const FEATURES = 'src/features'
/**
 * The server's messages and the names of things. Its tables for searching and drawing hold characters that
 * are never shown.
 */
const CONTRACT = 'contract'
const NOT_DRAWN = /(^|\/)(gallery|testing|hangul|art)$|\.(test|stories)\.tsx?$/

export const ASCII = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')

const SLICE_CHARS = 96

/**
 * The characters of the app's own screens: `first`, `home`, then those of several places in slices ordered by
 * how many use them, then those of a single feature, by its name. The layers do not overlap. A screen uses
 * the first two, some slices and its feature's.
 * @returns {Promise<Record<string, string>>} characters by layer
 */
export async function interfaceLayers(root) {
  const first = ASCII + (await charactersIn(FIRST_SCREEN, root)).join('')
  const home = (await charactersIn(HOME_SCREEN, root)).filter((character) => !first.includes(character))
  const known = new Set([...first, ...home])
  const writers = new Map()
  const folders = (await readdir(join(root, FEATURES)).catch(() => [])).sort((a, b) => a.localeCompare(b))
  for (const path of [...COMMON, ...folders.map((folder) => `${FEATURES}/${folder}`), CONTRACT])
    for (const character of await charactersIn([path], root))
      if (!known.has(character)) writers.set(character, [...(writers.get(character) ?? []), path])

  const layers = { first, home: home.join('') }
  const isOfOne = ([writer, ...others]) => others.length === 0 && !COMMON.includes(writer)
  const shared = [...writers]
    .filter(([, paths]) => !isOfOne(paths))
    .sort(([, a], [, b]) => b.length - a.length)
  for (const [i, slice] of slices(shared.map(([character]) => character)).entries())
    layers[`common${i}`] = slice
  for (const [character, paths] of writers) {
    const name = paths[0].split('/').at(-1)
    if (isOfOne(paths)) layers[name] = (layers[name] ?? '') + character
  }
  return layers
}

/** The characters that members write most, in slices, most frequent first, without the interface's. */
export const everydaySlices = (frequent, known) =>
  slices([...new Set(frequent)].filter((character) => !known.includes(character)))

const slices = (characters) =>
  Array.from({ length: Math.ceil(characters.length / SLICE_CHARS) }, (_, i) =>
    characters.slice(i * SLICE_CHARS, (i + 1) * SLICE_CHARS).join(''),
  )

const byCode = (a, b) => a.codePointAt(0) - b.codePointAt(0)

/** Characters beyond ASCII in sources and data files at these paths, without tests and stories, in order. */
export async function charactersIn(paths, root) {
  const found = new Set()
  for (const path of paths) {
    for (const file of await sourcesUnder(join(root, path))) {
      for (const character of await readFile(file, 'utf8')) {
        if (isDrawn(character)) found.add(character)
      }
    }
  }
  return [...found].sort(byCode)
}

/** Hangul and punctuation; the system draws emoji and pictographs. */
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
  if (kind === null || NOT_DRAWN.test(path)) return []
  if (kind.isFile()) return /\.(tsx?|html|json)$/.test(path) ? [path] : []
  const names = await readdir(path)
  const nested = await Promise.all(names.sort().map((name) => sourcesUnder(join(path, name))))
  return nested.flat()
}

/** Returns a range such as `U+ac00-ac03, U+ac10`. */
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

/** The inverse of `unicodeRange`. */
export const charactersOf = (range) =>
  range
    .split(',')
    .flatMap((run) => {
      const [from, to = from] = run
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((hex) => parseInt(hex, 16))
      return Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset))
    })
    .join('')
