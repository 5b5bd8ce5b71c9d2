import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { cut, leanLibraries } from './leanLibraries.mjs'

const { alias } = leanLibraries().config().resolve

it('takes what is installed, and leaves out what we do not run', () => {
  const production = alias.find(({ find }) => find.test('react-router')).replacement
  const whole = chunkOf(production)
  const lean = cut(whole, read(whole))
  expect(lean).not.toMatch(/^\w+\.displayName = "/m)
  expect(lean).toContain('var Link = /* @__PURE__ */ React10.forwardRef(')
  const timesCalled = (name) => lean.split(`${name}(`).length - 1
  // where they stand, and nowhere else
  expect(
    ['usePrefetchBehavior', 'RemixRootDefaultErrorBoundary', 'RSCErrorHandler', 'parseHydrationData'].map(
      timesCalled,
    ),
  ).toEqual([1, 1, 1, 1])
  expect(lean).not.toMatch(/function (handleFetcherAction|discoverRoutes)|= class extends React9/)
})

it('makes no error when libraries start', () => {
  const lean = (file) => cut(`/${file}`, read(`node_modules/${file}`))
  expect(lean('react-dom/cjs/react-dom-client.production.js')).not.toMatch(
    /^(var|  )\w+ = (new )?\w*Error\(/m,
  )
  expect(lean('@reduxjs/toolkit/dist/query/rtk-query.modern.mjs')).not.toMatch(
    /^(const|let|var) .*new Error\(/m,
  )
})

it('leaves out only what nothing of ours uses', () => {
  const used = sourcesUnder('src')
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => [...read(path).matchAll(/import\s*\{([^}]*)\}\s*from 'react-router-dom'/g)])
    .flatMap(([, names]) => names.split(',').map((name) => name.trim()))
  expect(used).toContain('Link')
  for (const lost of ['Await', 'Form', 'useFetcher', 'useFetchers', 'useSubmit', 'useActionData'])
    expect(used, `${lost}: see scripts/lib/leanLibraries.mjs`).not.toContain(lost)
  const table = ['src/app/routes/routeTable.ts', 'src/app/routes/router.tsx'].map(read).join('')
  expect(table).not.toMatch(/^\s+action[:(]|patchRoutesOnNavigation/m)
})

it('says where a library no longer has what is cut', () => {
  const id = '/@emotion/cache/dist/emotion-cache.browser.esm.js'
  expect(() => cut(id, 'var other = 1')).toThrow(`${id} has no var defaultStylisPlugins`)
})

it('leaves every other file as it is', () => {
  expect(cut('/react-router/dist/production/chunk-B.mjs', 'Link.displayName = "Link";')).toBeNull()
})

it('writes the two prefixes that browsers still need wherever their property is used', () => {
  const lines = sourcesUnder('src').flatMap((path) =>
    read(path)
      .split('\n')
      .map((line) => line.trim()),
  )
  const uses = (property) => lines.filter((line) => line.startsWith(`${property}:`)).length
  for (const prefixed of ['user-select', 'mask-image']) {
    expect(uses(prefixed)).toBeGreaterThan(0)
    expect(uses(`-webkit-${prefixed}`)).toBe(uses(prefixed))
  }
  for (const other of ['hyphens', 'mask', 'print-color-adjust', 'box-decoration-break'])
    expect(uses(other), `${other} needs a prefix in browsers of 2023`).toBe(0)
})

it('replaces a development build that differs from the other in one constant', () => {
  const production = alias.find(({ find }) => find.test('react-router')).replacement
  expect(read(production)).toContain('from "./chunk-')
  const lines = (index) => read(chunkOf(index)).split('\n')
  const development = lines(production.replace('/production/', '/development/'))
  const different = lines(production).filter((line, i) => line !== development[i])
  expect(different).toEqual(['var ENABLE_DEV_WARNINGS = false;'])
})

it('replaces only what is installed', () => {
  const { resolve } = createRequire(import.meta.url)
  for (const { replacement } of alias) expect(() => readFileSync(replacement)).not.toThrow()
  for (const name of ['sockjs-client', 'react-router', '@emotion/is-prop-valid'])
    expect(resolve(name)).toBeTruthy()
})

/** The file that an index of React Router takes `createRouter` from. */
function chunkOf(index) {
  const [, file] = /"\.\/(chunk-[^"]+)"/.exec(read(index).split('createRouter')[1])
  return join(dirname(index), file)
}

const read = (path) => readFileSync(path, 'utf8')

const sourcesUnder = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
