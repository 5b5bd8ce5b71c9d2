import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnswerOther } from './middleware.ts'

/**
 * The files that `npm run api:docs` writes, by the path they are served at. No other path reaches the file
 * system.
 */
const FILES = new Map([
  ['/docs/api/', { name: 'index.html', type: 'text/html; charset=utf-8' }],
  ['/docs/api/index.html', { name: 'index.html', type: 'text/html; charset=utf-8' }],
  ['/docs/api/openapi.json', { name: 'openapi.json', type: 'application/json; charset=utf-8' }],
  ['/docs/api/asyncapi.json', { name: 'asyncapi.json', type: 'application/json; charset=utf-8' }],
])

interface DocsOptions {
  isProduction: boolean
  /** Candidate folders for the documents; the first one that holds `index.html` is used. */
  folders: readonly string[]
}

/**
 * Serves the API documents to developers. Undefined in production, where `/docs/api` is a 404 like any
 * unknown path. Each request reads its file from disk, so newly generated documents are served at once.
 */
export function apiDocs({ isProduction, folders }: DocsOptions): AnswerOther | undefined {
  const folder = folders.find((each) => existsSync(join(each, 'index.html')))
  if (isProduction || folder === undefined) return undefined
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined
    // The links of the page are relative.
    if (c.req.path === '/docs/api') return c.redirect('/docs/api/')
    const file = FILES.get(c.req.path)
    return file && c.body(await readFile(join(folder, file.name), 'utf8'), 200, { 'Content-Type': file.type })
  }
}
