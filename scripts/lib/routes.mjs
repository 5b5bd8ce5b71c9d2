import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * What each line of the route table fetches before its screen can stand: the modules it imports dynamically, by itself or
 * through what it spreads and calls, as the table writes them. Read from the source, because no browser is there to run it.
 * @returns {{ path: string, imports: string[] }[]} screens of the first load and screens not built yet left out
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
    // a name used as a key or as a property is no mention of what is declared under it
    if ((key === 'key' || key === 'property') && !node.computed) continue
    visit(child, see)
  }
}

const TABLE_FOLDER = 'src/app/routes'

/** The key of Vite's manifest for an import of `src/app/routes/routeTable.ts`. */
export const sourceOf = (specifier) =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(TABLE_FOLDER, specifier)
