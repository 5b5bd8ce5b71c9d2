import { describe, expect, it } from 'vitest'
import { PATIENCE_MS } from '../env/patience.ts'
import { isTest, parseModule, readSources, walk, type Source } from './modules.ts'

const program = readSources(['contract', 'mocks', 'server', 'src']).filter(({ path }) => !isTest(path))
const filesWhere = (uses: (source: Source) => boolean) => program.filter(uses).map(({ path }) => path)

const readsEnvironment = (source: Source) => mentions(source, 'process', 'env')
const touchesLocalStorage = (source: Source) => mentionsName(source, 'localStorage')
const usesBuffer = (source: Source) => mentionsName(source, 'Buffer')

describe('the environment', () => {
  it('is read only by server/start/env.ts', () => {
    expect(filesWhere(readsEnvironment).filter((path) => path !== 'server/start/env.ts')).toEqual([])
  })

  it('is found in every spelling', () => {
    expect(readsEnvironment({ path: 'a.ts', text: `const { PORT } = process.env` })).toBe(true)
    expect(readsEnvironment({ path: 'a.ts', text: `const { env } = process; env.PORT` })).toBe(true)
    expect(readsEnvironment({ path: 'a.ts', text: `import { env } from 'node:process'` })).toBe(true)
    expect(readsEnvironment({ path: 'a.ts', text: `import.meta.env.MODE // process.env` })).toBe(false)
  })
})

describe('local storage', () => {
  it('is used only by the files that keep the tokens, the known device, the choices of the pre-test, the invitation to install, 입력 중 표시, whether anything is kept and the picture of home', () => {
    const inTheApp = filesWhere(touchesLocalStorage).filter((path) => path.startsWith('src/'))
    expect(inTheApp).toEqual([
      'src/auth/deviceTokens.ts',
      'src/auth/tokenStorage.ts',
      'src/offline/homeSnapshot.ts',
      'src/offline/homeSnapshotKeeper.ts',
      'src/offline/keptFlag.ts',
      'src/features/survey/choiceKeys.ts',
      'src/features/survey/choiceStorage.ts',
      'src/features/chat/typing/typingSetting.ts',
      'src/features/phone/install/inviteKept.ts',
    ])
  })

  it('is found as a global and as a property of window', () => {
    expect(touchesLocalStorage({ path: 'a.ts', text: `window.localStorage.clear()` })).toBe(true)
    expect(touchesLocalStorage({ path: 'a.ts', text: `localStorage.accessToken` })).toBe(true)
    expect(touchesLocalStorage({ path: 'a.ts', text: `// localStorage` })).toBe(false)
  })
})

describe('what the mock server runs in a tab', () => {
  const inATab = /^(contract|server\/modules)\//

  it('uses no Buffer, which only Node has', () => {
    expect(filesWhere(usesBuffer).filter((path) => inATab.test(path))).toEqual([])
  })

  it('is found when it does', () => {
    expect(usesBuffer({ path: 'a.ts', text: `Buffer.from('a')` })).toBe(true)
    expect(usesBuffer({ path: 'a.ts', text: `const bytes: Uint8Array<ArrayBuffer> = give()` })).toBe(false)
  })
})

describe('property tests', () => {
  it('import fast-check only from the module that fixes their seed', () => {
    const tests = readSources().filter(({ path }) => path !== 'tests/env/properties.ts')
    expect(tests.filter(importsFastCheck).map(({ path }) => path)).toEqual([])
  })

  it('are found when they import it themselves', () => {
    expect(importsFastCheck({ path: 'a.ts', text: `import fc from 'fast-check'` })).toBe(true)
    expect(importsFastCheck({ path: 'a.ts', text: `import { fc } from '#tests/env/properties.ts'` })).toBe(
      false,
    )
  })
})

describe('a test made from fixtures, which oxlint does not take for one', () => {
  it('asserts something, and is neither focused nor disabled', () => {
    const tests = readSources().filter(({ path }) => /\.test\.tsx?$/.test(path))
    expect(tests.flatMap(doubtfulTests)).toEqual([])
  })

  it('is found when it does not', () => {
    const doubtful = (text: string) =>
      doubtfulTests({ path: 'a.test.ts', text: `import { it } from './a.fixtures.ts'; ${text}` })
    expect(doubtful(`it('a', async ({ server }) => { await server.call() })`)).toHaveLength(1)
    expect(doubtful(`it.for([1])('a %i', (n, { server }) => { server.call(n) })`)).toHaveLength(1)
    expect(doubtful(`it.only('a', () => { expect(1).toBe(1) })`)).toHaveLength(1)
    expect(doubtful(`it.skip.for([1])('a %i', (n) => { expect(n).toBe(1) })`)).toHaveLength(1)
    expect(doubtful(`it('a', ({ auth }) => auth.expectDead()); it.beforeEach(() => {})`)).toEqual([])
  })
})

describe('a wait in a test', () => {
  it('names no time limit below the usual one, which a busy machine would exceed, unless it is a step that is repeated', () => {
    expect(readSources().flatMap(hastyWaits)).toEqual([])
  })

  it('is found when it does', () => {
    const hasty = (text: string) => hastyWaits({ path: 'a.test.ts', text })
    expect(hasty(`await waitFor(look, { timeout: 5_000 })`)).toEqual(['a.test.ts: timeout: 5_000'])
    expect(hasty(`await expect(row).toBeVisible({ timeout: 1000 })`)).toHaveLength(1)
    expect(hasty(`await vi.waitUntil(isOver, { timeout: 60_000 })`)).toEqual([])
    expect(hasty(`await expect(async () => { await row.tap({ timeout: 500 }) }).toPass()`)).toEqual([])
    expect(hastyWaits({ path: 'a.ts', text: `fetch(url, { timeout: 1000 })` })).toEqual([])
  })

  it('does not wait for an element inside, because that would not look again, or move the clock, for 20 s', () => {
    expect(readSources().flatMap(waitsInside)).toEqual([])
  })

  it('is found when it does', () => {
    const inside = (text: string) => waitsInside({ path: 'a.test.ts', text })
    expect(inside(`await withTimersUpTo(10, () => log.findByText('a'))`)).toEqual(['a.test.ts: findByText'])
    expect(
      inside(`await waitFor(async () => expect(await screen.findAllByRole('row')).toEqual([]))`),
    ).toEqual(['a.test.ts: findAllByRole'])
    expect(inside(`await waitFor(() => expect(screen.getByText('a')).toBeVisible())`)).toEqual([])
    expect(inside(`it('a', async () => { await screen.findByText('a'); await waitFor(look) })`)).toEqual([])
  })
})

describe('code inside a transaction', () => {
  it('uses only the transaction: PGlite has one connection and would wait for itself', () => {
    expect(program.filter(({ path }) => path.startsWith('server/')).flatMap(strayStores)).toEqual([])
  })

  it('is found when it uses another store', () => {
    const inside = (body: string) =>
      strayStores({ path: 'a.ts', text: `db.transaction(async (tx) => { ${body} })` })
    expect(inside(`await db.select().from(rooms)`)).toHaveLength(1)
    expect(inside(`await deps.db.select().from(rooms)`)).toHaveLength(1)
    expect(inside(`await insertMessage(deps, 1)`)).toHaveLength(1)
    expect(inside(`await insertMessage({ ...deps, db: tx }, 1); const id = deps.newId()`)).toEqual([])
    expect(inside(`await insertMessage(deps, tx, 1)`)).toEqual([])
    expect(inside(`await tx.transaction(async (db) => db.select())`)).toEqual([])
  })
})

/** Tests from fixtures that assert nothing, or are focused or disabled, by their titles. */
function doubtfulTests(source: Source): string[] {
  const doubtful: string[] = []
  if (/import \{[^}]*\bit\b[^}]*\} from 'vitest'/.test(source.text)) return doubtful
  walk(source, (node) => {
    if (node.type !== 'CallExpression') return
    const [title] = node.arguments
    if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return
    const [callee, whole] = [node.callee, node].map(({ start, end }) => source.text.slice(start, end))
    if (!/^it\b/.test(callee!)) return
    const asserts = /\b(expect\w*|atRest)\(/.test(whole!)
    if (!asserts || /^it\S*\.(only|skip|todo)\b/.test(callee!))
      doubtful.push(`${source.path}: ${source.text.slice(title.start, title.end)}`)
  })
  return doubtful
}

/** Limits of less than `PATIENCE_MS` in a test file, except those in a step that `toPass` repeats. */
function hastyWaits(source: Source): string[] {
  const hasty: string[] = []
  if (!/\.(test|spec)\.tsx?$/.test(source.path) || !source.text.includes('timeout:')) return hasty
  walk(source, (node, ancestors) => {
    if (node.type !== 'Property' || node.key.type !== 'Identifier' || node.key.name !== 'timeout') return
    if (isGivenTo(isExpect, ancestors)) return
    const { type, start, end } = node.value
    const limit = type === 'Literal' ? node.value.value : null
    if (typeof limit === 'number' && limit < PATIENCE_MS)
      hasty.push(`${source.path}: timeout: ${source.text.slice(start, end)}`)
  })
  return hasty
}

/** Queries that wait, inside what Testing Library or `withTimersUpTo` repeats until it succeeds. */
function waitsInside(source: Source): string[] {
  const inside: string[] = []
  if (!/\.test\.tsx?$/.test(source.path) || !/\bfind(All)?By/.test(source.text)) return inside
  walk(source, (node, ancestors) => {
    if (node.type !== 'Identifier' || !/^find(All)?By/.test(node.name)) return
    if (isGivenTo(isRepeating, ancestors)) inside.push(`${source.path}: ${node.name}`)
  })
  return inside
}

/** Whether a node with these ancestors is inside a function given to such a call. */
const isGivenTo = (isCall: (node: Ancestor | undefined) => boolean, ancestors: readonly Ancestor[]) =>
  ancestors.some((each, i) => each.type === 'ArrowFunctionExpression' && isCall(ancestors[i - 1]))

const isRepeating = (node: Ancestor | undefined) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  ['waitFor', 'withTimersUpTo'].includes(node.callee.name)

const isExpect = (node: Ancestor | undefined) =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'expect'

// Most files do not contain the word at all and need not be parsed.
const importsFastCheck = (source: Source) =>
  source.text.includes('fast-check') && parseModule(source).packages.includes('fast-check')

/** `process.env`, `{ env } = process` and `import { env } from 'node:process'`. */
function mentions(source: Source, object: string, property: string): boolean {
  let found = false
  if (!source.text.includes(object)) return found
  walk(source, (node) => {
    if (
      node.type === 'MemberExpression' &&
      node.object.type === 'Identifier' &&
      node.object.name === object
    ) {
      found ||= node.property.type === 'Identifier' && node.property.name === property
    }
    if (node.type === 'VariableDeclarator' && node.init?.type === 'Identifier')
      found ||= node.init.name === object
    if (node.type === 'ImportDeclaration') found ||= node.source.value === `node:${object}`
  })
  return found
}

function mentionsName(source: Source, name: string): boolean {
  let found = false
  if (!source.text.includes(name)) return found
  walk(source, (node) => {
    found ||= node.type === 'Identifier' && node.name === name
  })
  return found
}

/**
 * Uses of `db`, or of `deps` as a whole, inside the callback of a `….transaction(…)`, unless a parameter of
 * the callback has that name.
 */
function strayStores(source: Source): string[] {
  const stray: string[] = []
  if (!source.text.includes('transaction')) return stray
  walk(source, (node, ancestors) => {
    if (node.type !== 'Identifier' || (node.name !== 'db' && node.name !== 'deps')) return
    const callback = ancestors.find(
      (each, i) => each.type === 'ArrowFunctionExpression' && isTransaction(ancestors[i - 1]),
    )
    if (!callback || isNamedByCallback(node.name, ancestors)) return
    const parent = ancestors.at(-1)
    if (parent?.type === 'Property' && parent.key === node && !parent.shorthand) return
    if (
      node.name === 'db' &&
      !(parent?.type === 'MemberExpression' && parent.property === node && !isDeps(parent.object))
    ) {
      stray.push(`${source.path}: ${node.name} inside a transaction, offset ${node.start}`)
    }
    // Passing the transaction along makes clear which of the two is the store.
    if (
      node.name === 'deps' &&
      parent?.type === 'CallExpression' &&
      !parent.arguments.some(isParameterOf(callback))
    ) {
      stray.push(`${source.path}: ${node.name} handed on inside a transaction, offset ${node.start}`)
    }
  })
  return stray
}

type Ancestor = Parameters<Parameters<typeof walk>[1]>[1][number]

const isParameterOf = (callback: Ancestor) => (argument: Ancestor) =>
  argument.type === 'Identifier' &&
  callback.type === 'ArrowFunctionExpression' &&
  callback.params.some((param) => param.type === 'Identifier' && param.name === argument.name)

const isDeps = (node: Ancestor) => node.type === 'Identifier' && node.name === 'deps'

const isTransaction = (node: Ancestor | undefined) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  node.callee.property.name === 'transaction'

const isNamedByCallback = (name: string, ancestors: readonly Ancestor[]) =>
  ancestors.some(
    (each, i) =>
      each.type === 'ArrowFunctionExpression' &&
      isTransaction(ancestors[i - 1]) &&
      each.params.some((param) => param.type === 'Identifier' && param.name === name),
  )
