import { readFile, readdir, stat } from 'node:fs/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { jsOf } from './moduleGraph.mjs'

const kB = (bytes) => bytes / 1000

/** Compares the build with `size-budget.json`, prints every figure and says whether all are within. */
export async function checkSize() {
  const budget = JSON.parse(await readFile('size-budget.json', 'utf8'))
  const manifest = JSON.parse(await readFile('dist/manifest.json', 'utf8'))
  const rows = [...(await scriptRows(budget, manifest)), await distRow(budget.dist)]
  print(rows)
  return rows.every((row) => row.have <= row.may)
}

async function scriptRows(budget, manifest) {
  const pages = Object.keys(manifest).filter(
    (key) => key.endsWith('Page.tsx') && manifest[key].isDynamicEntry,
  )
  // Inside the entry while it is imported there; a chunk of its own once somebody makes it lazy.
  const loginPage = budget.login.page in manifest ? [budget.login.page] : []
  const login = jsOf(manifest, [budget.entry, ...loginPage])
  const signedIn = jsOf(manifest, [budget.entry, ...budget.chat.loadedAtSignIn])
  const rows = await compressedRows('/login', login, budget.login)
  for (const page of pages) {
    if (page === budget.login.page) continue
    const isChat = budget.chat.pages.includes(page)
    const files = isChat
      ? without(jsOf(manifest, [page, ...budget.chat.with]), signedIn)
      : without(jsOf(manifest, [page]), login)
    rows.push(...(await compressedRows(page, files, isChat ? budget.chat : budget.route)))
  }
  return rows
}

const without = (files, known) => new Set([...files].filter((file) => !known.has(file)))

async function compressedRows(what, files, { id, gzip, brotli }) {
  const contents = await Promise.all([...files].map((file) => readFile(`dist/web/${file}`)))
  const sum = (compress) => kB(contents.reduce((total, bytes) => total + compress(bytes).length, 0))
  return [
    { id, what, how: 'gzip', have: sum((bytes) => gzipSync(bytes, { level: 9 })), may: gzip },
    { id, what, how: 'brotli', have: sum((bytes) => brotliCompressSync(bytes)), may: brotli },
  ]
}

/** What a deployment carries, without the copies compressed ahead of time and without the font slices, of which a visit loads a few. */
async function distRow({ id, raw }) {
  const files = (await readdir('dist/web', { recursive: true })).filter(
    (name) => !/\.(br|gz|woff2)$/.test(name),
  )
  const stats = await Promise.all(files.map((name) => stat(`dist/web/${name}`)))
  const bytes = stats.reduce((total, file) => total + (file.isFile() ? file.size : 0), 0)
  return { id, what: 'dist/web without font slices', how: 'raw', have: kB(bytes), may: raw }
}

function print(rows) {
  const width = Math.max(...rows.map((row) => row.what.length))
  for (const { id, what, how, have, may } of rows) {
    const figures = `${have.toFixed(1).padStart(7)} of ${String(may).padStart(4)} kB`
    console.log(
      `${have <= may ? '✓' : '✗'} ${id.padEnd(4)}${what.padEnd(width + 2)}${how.padEnd(7)}${figures}`,
    )
  }
}
