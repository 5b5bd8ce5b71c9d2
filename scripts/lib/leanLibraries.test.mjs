import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cut, leanLibraries } from './leanLibraries.mjs'

const { alias } = leanLibraries().config().resolve

it('takes away the names of components, so that unused ones can go', () => {
  const code = `function createRouter() {}
var Link = React10.forwardRef(
  draw
);
Link.displayName = "Link";
    return shouldPrefetch && !isAbsolute ? both(link) : link;`
  expect(cut('/react-router/dist/production/chunk-A.mjs', code)).toBe(`function createRouter() {}
var Link = /* @__PURE__ */ React10.forwardRef(
  draw
);

    return link;`)
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
  const chunk = (index) =>
    new URL(/"\.\/(chunk-[^"]+)"/.exec(read(index).split('createRouter')[1])[1], `file://${index}`)
  const lines = (index) => read(chunk(index)).split('\n')
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

const read = (path) => readFileSync(path, 'utf8')

const sourcesUnder = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
