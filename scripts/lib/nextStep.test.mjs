import { expect, it } from 'vitest'
import { filesOf } from './nextStep.mjs'

it('names what the entry fetches next and what that imports, not the entry itself and no screen', () => {
  const entry = { fileName: 'index.js', imports: [], dynamicImports: ['first.js'] }
  const bundle = {
    'index.js': entry,
    'first.js': { imports: ['index.js', 'libraries.js'], dynamicImports: ['ChatPage.js'] },
    'libraries.js': { imports: ['runtime.js'] },
    'runtime.js': { imports: [] },
    'ChatPage.js': { imports: [] },
  }
  expect(filesOf(entry, bundle)).toEqual(['first.js', 'libraries.js', 'runtime.js'])
})
