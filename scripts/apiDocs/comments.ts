import type { Expression } from 'oxc-parser'
import type { ContractFile, ContractFiles } from './contractFiles.ts'

/** The comments on the properties of a schema, nested as the properties are. */
export type Comments = ReadonlyMap<string, { text: string | undefined; within: Comments }>

/** An expression and the file in whose scope it stands. */
interface Place {
  file: ContractFile
  node: Expression
}

/** They only make a schema optional or nullable, so a comment on the inner schema applies to the whole. */
const WRAPPERS = ['kept', 'nullable', 'nullish', 'optional']

/** Reads the comments inside the expressions that create schemas, following spreads, names and calls. */
export function commentReader(files: ContractFiles) {
  /** The expression of a name, in this file or in the one it is imported from. */
  function lookUp(file: ContractFile, name: string): (Place & { name: string }) | undefined {
    const node = file.declared.get(name)
    if (node) return { file, node, name }
    const source = file.imported.get(name)
    const there = source && files.get(source.path)
    return there && lookUp(there, source.name)
  }

  /**
   * The properties that an expression gives to an object, with those it spreads. The last of a name counts.
   */
  function propertiesOf({ file, node }: Place): Map<string, Place & { text: string | undefined }> {
    const properties = new Map<string, Place & { text: string | undefined }>()
    const object = unwrapped(file, node)
    if (object?.node.type !== 'ObjectExpression') return properties
    for (const each of object.node.properties) {
      if (each.type === 'SpreadElement') {
        const spread = propertiesOf({ file: object.file, node: each.argument })
        for (const [name, property] of spread) properties.set(name, property)
      } else if (each.key.type === 'Identifier' && !each.computed) {
        const text = object.file.docBefore(each.start)
        properties.set(each.key.name, { file: object.file, node: each.value, text })
      }
    }
    return properties
  }

  /** The object literal that an expression evaluates to, if any. */
  function unwrapped(file: ContractFile, node: Expression): Place | undefined {
    switch (node.type) {
      case 'ObjectExpression':
        return { file, node }
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return unwrapped(file, node.expression)
      case 'Identifier': {
        const found = lookUp(file, node.name)
        return found && unwrapped(found.file, found.node)
      }
      // `Tokens.entries`
      case 'MemberExpression':
        return unwrapped(file, node.object)
      case 'CallExpression':
        return unwrappedCall(file, node)
      default:
        return undefined
    }
  }

  /** `v.object({ … })`, `v.array(Item)`, or a function of the contract that builds the object. */
  function unwrappedCall(
    file: ContractFile,
    { callee, arguments: given }: Expression & { type: 'CallExpression' },
  ): Place | undefined {
    for (const argument of given) {
      const found = argument.type === 'SpreadElement' ? undefined : unwrapped(file, argument)
      if (found) return found
    }
    const made = callee.type === 'Identifier' ? lookUp(file, callee.name) : undefined
    if (made?.node.type !== 'ArrowFunctionExpression' || made.node.body.type === 'BlockStatement')
      return undefined
    return unwrapped(made.file, made.node.body)
  }

  /**
   * The comment on the name through which a value is passed. An exported name becomes a component, which
   * carries the comment itself.
   */
  function textOfName({ file, node }: Place): string | undefined {
    if (node.type === 'Identifier') {
      const found = lookUp(file, node.name)
      return found && !(found.name in found.file.exports) ? found.file.docs.get(found.name) : undefined
    }
    if (node.type !== 'CallExpression') return undefined
    const [argument] = node.arguments
    const callee = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee
    return callee.type === 'Identifier' &&
      WRAPPERS.includes(callee.name) &&
      argument &&
      argument.type !== 'SpreadElement'
      ? textOfName({ file, node: argument })
      : undefined
  }

  function commentsIn(place: Place): Comments {
    return new Map(
      [...propertiesOf(place)].map(([name, property]) => [
        name,
        { text: property.text ?? textOfName(property), within: commentsIn(property) },
      ]),
    )
  }

  return { propertiesOf, commentsIn, textOfName }
}

export type CommentReader = ReturnType<typeof commentReader>
