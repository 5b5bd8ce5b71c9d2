import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * The modules that each line of the route table imports dynamically, directly or through what it spreads and
 * calls. They must load before its screen can be shown. Read from the source, because it cannot run outside a
 * browser.
 * @returns {{ path: string, imports: string[] }[]} screens not built yet left out
 */
export function screensOf(source) {
  const { program } = parseSync('routeTable.ts', source)
  const declared = new Map(
    program.body
      .map((statement) => statement.declaration ?? statement)
      .filter(({ type }) => type === 'VariableDeclaration')
      .flatMap(({ declarations }) => declarations.map(({ id, init }) => [id.name, init])),
  )
  const table = declared.get('ROUTES')
  if (table?.type !== 'ArrayExpression') throw new Error('The route table has no array called ROUTES.')

  const importsIn = (node, seen = new Set()) => {
    const found = []
    visit(node, (each) => {
      if (each.type === 'ImportExpression') found.push(each.source.value)
      if (each.type !== 'Identifier' || seen.has(each.name) || !declared.has(each.name)) return
      seen.add(each.name)
      found.push(...importsIn(declared.get(each.name), seen))
    })
    return found
  }
  return table.elements
    .map((line) => ({ path: valueOf(line, 'path'), imports: [...new Set(importsIn(line))] }))
    .filter(({ imports }) => imports.length > 0)
}

function valueOf(line, name) {
  const value = line.properties.find(({ key }) => key?.name === name)?.value?.value
  if (typeof value !== 'string') throw new Error(`A line of the route table has no ${name}.`)
  return value
}

function visit(node, see) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) return node.forEach((each) => visit(each, see))
  if (typeof node.type === 'string') see(node)
  for (const [key, child] of Object.entries(node)) {
    // A name used as a key or as a property does not refer to the declaration of that name.
    if ((key === 'key' || key === 'property') && !node.computed) continue
    visit(child, see)
  }
}

const TABLE_FOLDER = 'src/app/routes'

/** The key in Vite's manifest of an import in `src/app/routes/routeTable.ts`. */
export const sourceOf = (specifier) =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(TABLE_FOLDER, specifier)
