import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Expression, parseSync } from 'oxc-parser'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A file of the contract: its exports, and their declarations and comments in the source. */
export interface ContractFile {
  /** From the root, such as `contract/http/bands/bands.ts`. */
  path: string
  exports: Readonly<Record<string, unknown>>
  /** The initial value of each top-level name, exported or not. */
  declared: ReadonlyMap<string, Expression>
  /** The origin of each name imported from another file of the contract. */
  imported: ReadonlyMap<string, { path: string; name: string }>
  /** The docblock on a declaration, by name. */
  docs: ReadonlyMap<string, string>
  /** The docblock that ends directly before an offset of the source. */
  docBefore(offset: number): string | undefined
}

/** Keyed by path. */
export type ContractFiles = ReadonlyMap<string, ContractFile>

/** Reads every file of the contract except its tests. */
export async function readContract(): Promise<ContractFiles> {
  const paths = readdirSync(join(ROOT, 'contract'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join('contract', name))
    .sort()
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)))
}

async function readFile(path: string): Promise<ContractFile> {
  const file = join(ROOT, path)
  const exports = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>
  return { path, exports, ...parseSource(path, readFileSync(file, 'utf8')) }
}

/** The declarations and comments in the source of a file, without its runtime values. */
export function parseSource(path: string, text: string): Omit<ContractFile, 'path' | 'exports'> {
  const { program, comments, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const docblocks = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const docBefore = (offset: number) => {
    const docblock = docblocks.findLast(({ end }) => end <= offset)
    return docblock && text.slice(docblock.end, offset).trim() === '' ? plainText(docblock.value) : undefined
  }

  const declared = new Map<string, Expression>()
  const imported = new Map<string, { path: string; name: string }>()
  const docs = new Map<string, string>()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = statement.source.value
      const there = from.startsWith('#') ? from.slice(1) : normalize(join(dirname(path), from))
      for (const each of statement.specifiers)
        if (each.type === 'ImportSpecifier' && each.imported.type === 'Identifier')
          imported.set(each.local.name, { path: there, name: each.imported.name })
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement
    const doc = docBefore(statement.start)
    if (declaration.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier') continue
      if (init) declared.set(id.name, init)
      if (doc !== undefined) docs.set(id.name, doc)
    }
  }
  return { declared, imported, docs, docBefore }
}

/**
 * A docblock without its stars. The lines of a paragraph are joined; indented lines, as in a list, are not.
 */
function plainText(docblock: string): string {
  return docblock
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()
    .replace(/(?<=\S)\n(?=\S)/g, ' ')
}
