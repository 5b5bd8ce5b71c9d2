import { expect, it } from 'vitest'
import { circleOf, firstLoad, jsOf, withModules } from './moduleGraph.mjs'

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_react.js'],
    dynamicImports: ['src/LoginPage.tsx', 'src/ChatPage.tsx'],
  },
  'src/LoginPage.tsx': { file: 'assets/login.js', imports: ['_react.js', '_form.js'] },
  'src/ChatPage.tsx': { file: 'assets/chat.js', imports: ['_react.js', 'index.html'] },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
}

it('a page needs the entry, its own chunk and what both import, once each', () => {
  const files = jsOf(manifest, ['index.html', 'src/LoginPage.tsx'])
  expect([...files].sort()).toEqual([
    'assets/form.js',
    'assets/index.js',
    'assets/login.js',
    'assets/react.js',
  ])
})

it('the first load includes what the entry imports, and no screen', () => {
  expect([...firstLoad(manifest)].sort()).toEqual(['assets/index.js', 'assets/react.js'])
})

it('a module that shares its file with others is found', () => {
  const manifest = { '_bars-x1.js': { file: 'assets/bars-x1.js', imports: [] } }
  const output = [
    {
      type: 'chunk',
      fileName: 'assets/bars-x1.js',
      modules: { '/app/src/app/frame/bars.ts': {}, '\0helper': {} },
    },
    { type: 'asset', fileName: 'index.html' },
  ]
  const all = withModules(manifest, output, '/app/')
  expect([...jsOf(all, ['src/app/frame/bars.ts'])]).toEqual(['assets/bars-x1.js'])
  expect(Object.keys(all)).toEqual(['_bars-x1.js', 'src/app/frame/bars.ts'])
})

it('a page missing from the build is refused, so that a renamed page cannot escape its budget', () => {
  expect(() => jsOf(manifest, ['src/GonePage.tsx'])).toThrow('The build has no src/GonePage.tsx')
})

it('chunks that import each other statically are found; a dynamic import makes no cycle', () => {
  const chunk = (name, imports, dynamicImports = []) => ({ name, imports, dynamicImports })
  const build = (librariesImport) => ({
    index: chunk('index', [], ['first']),
    first: chunk('first', ['index', 'libraries']),
    libraries: chunk('libraries', librariesImport),
  })
  expect(circleOf(build([]))).toBeNull()
  expect(circleOf(build(['first']))).toEqual(['first', 'libraries', 'first'])
})
