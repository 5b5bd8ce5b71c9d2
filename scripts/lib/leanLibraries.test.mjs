import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { leanLibraries, withoutDisplayNames } from './leanLibraries.mjs'

const { alias } = leanLibraries().config().resolve

it('takes the names away and lets unused components go', () => {
  const code = `var Link = React10.forwardRef(\n  draw\n);\nLink.displayName = "Link";\nvar Ctx = React.createContext(null);`
  expect(withoutDisplayNames(code)).toBe(
    `var Link = /* @__PURE__ */ React10.forwardRef(\n  draw\n);\n\nvar Ctx = /* @__PURE__ */ React.createContext(null);`,
  )
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
