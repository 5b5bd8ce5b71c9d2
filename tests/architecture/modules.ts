import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type Node, parseSync } from 'oxc-parser'

/** One source file: its path from the root and its imports. */
export interface Module {
  path: string
  /** Files of this repository, by path from the root. Type imports count too. */
  files: string[]
  /** Packages and `node:` modules by name: `react`, `@emotion/react`, `node:fs`. */
  packages: string[]
}

export interface Source {
  path: string
  text: string
}

const TREES = ['contract', 'mocks', 'scripts', 'server', 'src', 'tests']

export function readSources(trees = TREES): Source[] {
  return trees
    .flatMap((tree) =>
      readdirSync(tree, { recursive: true, encoding: 'utf8' }).map((name) => join(tree, name)),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Tests, stories and files that only they use. */
export const isTest = (path: string) =>
  /\.(test|spec|stories|fixtures)\.tsx?$/.test(path) ||
  path.startsWith('tests/') ||
  path.startsWith('src/ui/gallery/') ||
  path.includes('/testing/')

export function parseModule({ path, text }: Source): Module {
  const { module, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const specifiers = [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) =>
      each.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map((each) =>
      literalIn(text.slice(each.moduleRequest.start, each.moduleRequest.end)),
    ),
  ]
  const files = new Set<string>()
  const packages = new Set<string>()
  for (const specifier of specifiers) {
    if (specifier === null) continue
    if (specifier.startsWith('.')) files.add(normalize(join(dirname(path), specifier)))
    else if (specifier.startsWith('#')) files.add(specifier.slice(1))
    else packages.add(packageOf(specifier))
  }
  return { path, files: [...files], packages: [...packages] }
}

const literalIn = (expression: string) => /^(['"`])([^'"`$]+)\1$/.exec(expression.trim())?.[2] ?? null

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Calls `visit` for every node of the file, with its ancestors, the nearest last. */
export function walk({ path, text }: Source, visit: (node: Node, ancestors: readonly Node[]) => void): void {
  const ancestors: Node[] = []
  const step = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(step)
    if (!isNode(value)) return
    visit(value, ancestors)
    ancestors.push(value)
    Object.values(value).forEach(step)
    ancestors.pop()
  }
  step(parseSync(path, text).program)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
