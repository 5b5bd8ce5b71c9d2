// Compares the build with `size-budget.json`, prints every size, and fails when one exceeds its limit.
import { readFile, readdir, stat } from 'node:fs/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { firstLoad, jsOf } from './lib/moduleGraph.mjs'
import { screensOf, sourceOf } from './lib/routes.mjs'

const kB = (bytes) => bytes / 1000

async function checkSize() {
  const budget = JSON.parse(await readFile('size-budget.json', 'utf8'))
  const manifest = JSON.parse(await readFile('dist/manifest.json', 'utf8'))
  const rows = [
    ...(await scriptRows(budget, manifest)),
    ...(await workerRows(budget)),
    await distRow(budget.dist),
  ]
  print(rows)
  process.exitCode = rows.every((row) => row.have <= row.may) ? 0 : 1
}

async function scriptRows(budget, manifest) {
  const first = union(firstLoad(manifest), [PAGE])
  const login = union(first, jsOf(manifest, [budget.login.screen]))
  const frame = jsOf(manifest, budget.frame.with)
  const shared = filesOf(manifest, budget.shared.chunk)
  const home = union(union(first, frame), jsOf(manifest, [budget.home.screen]))
  const rows = [
    ...(await compressedRows('/login', login, budget.login)),
    ...(await compressedRows('/', home, budget.home)),
    ...(await compressedRows('frame', without(frame, first), budget.frame)),
    ...(await compressedRows('shared by screens', shared, budget.shared)),
  ]
  const before = union(union(first, frame), shared)
  for (const { page, parts } of await screens()) {
    const { with: also = [], ...may } =
      [budget.chat, budget.chatDemo].find(({ screens }) => screens.includes(page)) ?? budget.route
    const files = jsOf(manifest, [page, ...also])
    // Code added to the store before a screen is shown has its own row.
    const known = union(before, jsOf(manifest, parts))
    rows.push(...(await compressedRows(page, without(files, known), may)))
  }
  const parts = new Set((await screens()).flatMap((screen) => screen.parts))
  for (const part of parts) {
    const files = without(jsOf(manifest, [part]), before)
    rows.push(...(await compressedRows(part, files, budget.part)))
  }
  return rows
}

/** The lazy screens of the route table, with the other imports of their lines. */
async function screens() {
  const lines = screensOf(await readFile('src/app/routes/routeTable.ts', 'utf8'))
  return lines
    .map(({ imports }) => imports.map(sourceOf))
    .map((sources) => ({ page: sources.find(isPage), parts: sources.filter((source) => !isPage(source)) }))
    .filter(({ page }) => page !== undefined)
}

/** The files of the chunk with this name. */
const filesOf = (manifest, name) =>
  new Set(Object.values(manifest).flatMap((chunk) => (chunk.name === name ? [chunk.file] : [])))

/** Stands for the script inside it. */
const PAGE = 'index.html'

const isPage = (source) => source.endsWith('Page.tsx')

const union = (a, b) => new Set([...a, ...b])
const without = (files, known) => new Set([...files].filter((file) => !known.has(file)))

async function compressedRows(what, files, { id, gzip, brotli }) {
  const sizes = await Promise.all([...files].map(compressedSize))
  const sum = (how) => kB(sizes.reduce((total, size) => total + size[how], 0))
  return [
    { id, what, how: 'gzip', have: sum('gzip'), may: gzip },
    { id, what, how: 'brotli', have: sum('brotli'), may: brotli },
  ]
}

/** Cached by file: many rows count the same files, and compressing them is the slow part. */
const compressedSizes = new Map()

function compressedSize(file) {
  if (!compressedSizes.has(file)) compressedSizes.set(file, compress(file))
  return compressedSizes.get(file)
}

async function compress(file) {
  const whole = await readFile(`dist/web/${file}`)
  const bytes = file === PAGE ? scriptIn(whole.toString()) : whole
  return { gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length }
}

function scriptIn(html) {
  const [, script] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  if (!script) throw new Error(`${PAGE} has no script of its own`)
  return script
}

/** The service worker, and everything that it keeps on a device. */
async function workerRows({ worker, precached: { id, files: mayFiles, brotli } }) {
  const script = await readFile(`dist/web/${worker.file}`, 'utf8')
  const paths = [...script.matchAll(/\burl:"([^"]+)"|"url":"([^"]+)"/g)].map(
    ([, bare, quoted]) => bare ?? quoted,
  )
  if (paths.length === 0) throw new Error(`${worker.file} names no files`)
  const sizes = await Promise.all(paths.map(compressedSize))
  const bytes = sizes.reduce((sum, size) => sum + size.brotli, 0)
  return [
    ...(await compressedRows('service worker', new Set([worker.file]), worker)),
    { id, what: 'kept on the device', how: 'brotli', have: kB(bytes), may: brotli },
    { id, what: 'kept on the device', how: 'files', have: paths.length, may: mayFiles, unit: '' },
  ]
}

/** The size of a deployment without precompressed copies and font slices, of which a visit loads a few. */
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
  for (const { id, what, how, have, may, unit = ' kB' } of rows) {
    const figures = `${have.toFixed(unit ? 1 : 0).padStart(7)} of ${String(may).padStart(4)}${unit}`
    console.log(
      `${have <= may ? '✓' : '✗'} ${id.padEnd(4)}${what.padEnd(width + 2)}${how.padEnd(7)}${figures}`,
    )
  }
}

await checkSize()
