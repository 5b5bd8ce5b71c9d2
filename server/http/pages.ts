import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { AnswerOther, AppEnv } from './middleware.ts'
import { type Preview, withPreview } from './preview.ts'

const Preloads = v.record(v.string(), v.array(v.string()))

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
}

/**
 * Never pages, whatever `Accept` says: `/member/…`, `/auth/…` and everything below `/api` are calls
 * (docs/wire.md "Transport"). `/metrics` is a common address for what this port must not show.
 */
const NOT_PAGES = /^\/(api|auth|member|ws|healthz|readyz|metrics)(\/|$)/

interface WebFile {
  type: string
  /** True below `/assets/` and `/fonts/`, where names contain a content hash or the package's version. */
  isImmutable: boolean
  plain: string
  /** Precompressed files beside the plain one, by content coding. */
  coded: Partial<Record<'br' | 'gzip', string>>
}

export interface Pages {
  answer: AnswerOther
  /** The hashes of the inline scripts, as a Content-Security-Policy spells them. */
  scripts: readonly string[]
}

/** What the page at the address of a request says of itself. Null: what every page says. */
export type PreviewOf = (request: Request) => Promise<Preview | null>

/**
 * Serves the built SPA from `folder`; null when it has not been built. The files are listed once, so no path
 * of a request reaches the file system. A navigation to any other path gets `index.html`, with the preview of
 * the page if it has one.
 */
export async function webPages(folder: string, previewOf: PreviewOf = noPreview): Promise<Pages | null> {
  if (!existsSync(join(folder, 'index.html'))) return null
  const files = await listFiles(folder)
  const preloadOf = await readPreloads(join(folder, '..', 'preloads.json'))
  const index = files.get('/index.html')!
  const load = onceEach((path) => readFile(join(folder, path)))

  return { answer: answerPage, scripts: inlineScripts(await readFile(join(folder, 'index.html'), 'utf8')) }

  async function answerPage(c: Context<AppEnv>): Promise<Response | undefined> {
    // Another app shares by this form while the device has no service worker to take it. What it holds cannot
    // be kept for the page, which says so.
    if (c.req.method === 'POST' && c.req.path === '/share') return c.redirect('/share?lost=', 303)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined
    const file = c.req.path === '/' ? index : (files.get(c.req.path) ?? (isNavigation(c) ? index : undefined))
    const preload = file === index ? preloadOf(c.req.path) : undefined
    if (preload) c.header('Link', preload)
    const preview = file === index && c.req.path !== '/' ? await previewOf(c.req.raw) : null
    if (preview) return answerPreviewed(c, preview)
    return file && answer(c, file)
  }

  /** Not compressed: the page is short, and each preview is another text. */
  async function answerPreviewed(c: Context<AppEnv>, preview: Preview): Promise<Response> {
    const { bytes } = await load(index.plain)
    const html = withPreview(new TextDecoder().decode(bytes), preview)
    return send(c, index, { bytes: new TextEncoder().encode(html), etag: etagOf(html) })
  }

  async function answer(c: Context<AppEnv>, file: WebFile): Promise<Response> {
    const coding = acceptedCoding(c.req.header('Accept-Encoding') ?? '', file)
    return send(c, file, await load(coding ? file.coded[coding]! : file.plain), coding)
  }

  function send(
    c: Context<AppEnv>,
    file: WebFile,
    { bytes, etag }: Loaded,
    coding?: 'br' | 'gzip',
  ): Response {
    if (isPart(file)) for (const name of OF_PAGES) c.header(name, undefined)
    c.header('Cache-Control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    c.header('ETag', etag)
    c.header('Vary', 'Accept-Encoding', { append: true })
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304)
    c.header('Content-Type', file.type)
    c.header('Content-Length', String(bytes.byteLength))
    if (coding) c.header('Content-Encoding', coding)
    return c.body(bytes)
  }
}

/** A script, a style sheet or a font is no page: 560 bytes less in each answer of a first visit. */
const OF_PAGES = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
]
const isPart = ({ plain, isImmutable }: WebFile) => isImmutable && /\.(js|css|woff2)$/.test(plain)

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs

const inlineScripts = (html: string) =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  )

/**
 * An HTTP/1.1 browser has six connections to a server. One is left for the data, which the page requests while
 * the scripts are on their way.
 */
const SCRIPTS_BEFORE_DATA = 5

/**
 * `Link` headers by address, from the build (`scripts/lib/preloads.mjs`). Without that file nothing is
 * preloaded.
 */
async function readPreloads(path: string): Promise<(address: string) => string | undefined> {
  if (!existsSync(path)) return () => undefined
  const { '*': others = [], ...screens } = v.parse(Preloads, JSON.parse(await readFile(path, 'utf8')))
  const linkTo = (files: string[]) =>
    files
      .map((file, i) => {
        const priority = i < SCRIPTS_BEFORE_DATA ? '' : '; fetchpriority=low'
        return `<${file}>; rel=modulepreload${priority}`
      })
      .join(', ')
  const links = Object.entries(screens).map(([pattern, files]) => ({
    pattern: pattern.split('/'),
    link: linkTo(files),
  }))
  return (address) => {
    const parts = address.split('/')
    return links.find(({ pattern }) => isFilledBy(pattern, parts))?.link ?? linkTo(others)
  }
}

/** `/bands/3` matches `/bands/:bandId`. */
const isFilledBy = (pattern: readonly string[], parts: readonly string[]) =>
  pattern.length === parts.length && pattern.every((part, i) => part.startsWith(':') || part === parts[i])

/** A navigation, as opposed to a page's fetch: a missing picture must not be answered with HTML. */
function isNavigation(c: Context<AppEnv>): boolean {
  const { path } = c.req
  return !NOT_PAGES.test(path) && extname(path) === '' && (c.req.header('Accept') ?? '').includes('text/html')
}

async function listFiles(folder: string): Promise<Map<string, WebFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
  const known = new Set(paths)
  const coded = (path: string, suffix: string) => (known.has(path + suffix) ? path + suffix : undefined)
  return new Map(
    paths
      .filter((path) => extname(path) in TYPES)
      .map((path) => [
        path,
        {
          type: TYPES[extname(path)]!,
          isImmutable: /^\/(assets|fonts)\//.test(path),
          plain: path,
          coded: { br: coded(path, '.br'), gzip: coded(path, '.gz') },
        },
      ]),
  )
}

/** Brotli before gzip; a coding refused with `q=0` is not accepted. */
function acceptedCoding(header: string, { coded }: WebFile): 'br' | 'gzip' | undefined {
  const accepted = header
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  return (['br', 'gzip'] as const).find((coding) => coded[coding] !== undefined && accepted.includes(coding))
}

const noPreview: PreviewOf = async () => null

const etagOf = (content: string | Buffer) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

interface Loaded {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

/** Reads each file on first request and caches it: the whole SPA is a few megabytes. */
function onceEach(read: (path: string) => Promise<Buffer>): (path: string) => Promise<Loaded> {
  const kept = new Map<string, Promise<Loaded>>()
  return (path) => {
    const loading =
      kept.get(path) ??
      read(path).then((buffer) => ({
        bytes: new Uint8Array(buffer),
        etag: etagOf(buffer),
      }))
    kept.set(path, loading)
    return loading
  }
}
