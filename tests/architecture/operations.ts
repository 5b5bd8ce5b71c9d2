import type { CallExpression, Node } from 'oxc-parser'
import { readSources, walk, type Source } from './modules.ts'

const declarations = readSources(['contract']).filter(({ path }) => path.startsWith('contract/http/'))

/** The name under which the contract exports the call: `listMessages` for CH4. */
export function operationOf(id: string): string | null {
  for (const { text } of declarations) {
    const match = new RegExp(`export const (\\w+) = call\\(\\{\\s*id: '${id}'`).exec(text)
    if (match?.[1]) return match[1]
  }
  return null
}

/** One `route(…)`: its operation, and the imported functions that its handler calls. */
export interface Handover {
  operation: string | null
  functions: string[]
}

/** Returns them in the order of the file. */
export function handoversIn(source: Source): Handover[] {
  const names = new Map<string, string>()
  const namespaces = new Set<string>()
  const fromContract = new Set<string>()
  const handovers: Handover[] = []

  /** The name under which another file exports what is called `name` or `namespace.name` here. */
  const exportedName = (node: Node | undefined, isWanted: (local: string) => boolean): string | null => {
    if (node?.type === 'Identifier') return isWanted(node.name) ? (names.get(node.name) ?? null) : null
    if (node?.type !== 'MemberExpression' || node.object.type !== 'Identifier') return null
    const isOfNamespace = namespaces.has(node.object.name) && isWanted(node.object.name)
    return isOfNamespace && node.property.type === 'Identifier' ? node.property.name : null
  }
  /** An alias spreads the call and gives it another path. */
  const operationIn = (node: Node | undefined): string | null => {
    const [first] = node?.type === 'ObjectExpression' ? node.properties : []
    return exportedName(first?.type === 'SpreadElement' ? first.argument : node, (local) =>
      fromContract.has(local),
    )
  }

  walk(source, (node, ancestors) => {
    if (node.type === 'ImportDeclaration')
      for (const { type, local, ...rest } of node.specifiers) {
        if (type === 'ImportNamespaceSpecifier') namespaces.add(local.name)
        if ('imported' in rest && rest.imported.type === 'Identifier')
          names.set(local.name, rest.imported.name)
        if (node.source.value.startsWith('#contract/')) fromContract.add(local.name)
      }
    if (node.type !== 'CallExpression') return
    if (isRoute(node)) handovers.push({ operation: operationIn(node.arguments[0]), functions: [] })
    const at = ancestors.findIndex(isRoute)
    const route = ancestors[at]
    if (!route || !isRoute(route)) return
    const handler = route.arguments.at(-1)
    const name = exportedName(node.callee, (local) => !fromContract.has(local))
    if (name !== null && [node, ...ancestors].includes(handler!)) handovers.at(-1)?.functions.push(name)
  })
  return handovers
}

const isRoute = (node: Node): node is CallExpression =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'route'

/** Calls that share a function or need none, by id. This list may only shrink. */
export const NO_FUNCTION_OF_ITS_OWN: readonly { ids: readonly string[]; why: string }[] = [
  { ids: ['S2', 'S3', 'S4'], why: 'answered with a constant of surveyLists.ts' },
  { ids: ['M3', 'M4'], why: 'searchMusic with one kind' },
  { ids: ['M5', 'M6', 'M7'], why: 'completeMusic with one kind' },
  { ids: ['B6', 'B7'], why: 'one list of what readBandProfile answers' },
  { ids: ['AT1', 'AR1', 'AL1'], why: 'saveItem takes the kind' },
  { ids: ['AT2', 'AR2', 'AL2'], why: 'removeItem takes the kind' },
  { ids: ['AT3', 'AR3', 'AL3'], why: 'toggleItem takes the kind' },
  { ids: ['AT4', 'AT6', 'AR4', 'AL4'], why: 'listItems takes the kind, and how many' },
  { ids: ['FT1', 'FA1', 'FB1'], why: 'listFolders takes the kind' },
  { ids: ['FT2', 'FA2', 'FB2'], why: 'addFolder takes the kind' },
  { ids: ['FT3', 'FA3', 'FB3'], why: 'removeFolder takes the kind' },
  { ids: ['FT4', 'FA4', 'FB4'], why: 'listFolderItems takes the kind' },
  { ids: ['FT5', 'FA5', 'FB5'], why: 'addToFolder takes the kind' },
  { ids: ['FT6', 'FA6', 'FB6'], why: 'takeFromFolder takes the kind' },
  { ids: ['FT7', 'FA7'], why: 'changeFolder takes the kind' },
  { ids: ['FT8', 'FA8'], why: 'sortFolders takes the kind' },
]
