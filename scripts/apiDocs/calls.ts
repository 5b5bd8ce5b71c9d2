import type { AnyCall } from '#contract/call.ts'
import { CALLS } from '#contract/calls.ts'
import type { CommentReader, Comments } from './comments.ts'
import type { ContractFile, ContractFiles } from './contractFiles.ts'
import { refusalsOf, type Refusal } from './refusals.ts'

/** A call with the comments on its declaration. */
export interface DescribedCall {
  call: AnyCall
  /** The name under which the contract exports it. */
  name: string
  /** The folder or file below `contract/http` that declares it. */
  noun: string
  /** Its docblock without the id and the list of refusals. */
  text: string
  refusals: readonly Refusal[]
  query: Described
  input: Described
  answer: Described
}

/** A schema of a call: the comment on it and those inside. */
interface Described {
  text: string | undefined
  within: Comments
}

/** Every call of the contract. Folders come in the order of `CALLS`, the calls of a folder by their ids. */
export function describeCalls(
  files: ContractFiles,
  { propertiesOf, commentsIn, textOfName }: CommentReader,
): DescribedCall[] {
  const found = new Map<unknown, { file: ContractFile; name: string }>()
  for (const file of files.values())
    for (const [name, value] of Object.entries(file.exports)) found.set(value, { file, name })
  const declarationOf = (call: AnyCall) => {
    const declaration = found.get(call)
    if (!declaration) throw new Error(`${call.id} is not exported by the file that declares it.`)
    return declaration
  }

  const docs = new Map(
    CALLS.map((call) => {
      const { file, name } = declarationOf(call)
      const doc = file.docs.get(name) ?? ''
      if (!new RegExp(`^${call.id}\\b`).test(doc))
        throw new Error(`The comment on ${name} does not begin with ${call.id}.`)
      return [call.id, doc.slice(call.id.length)] as const
    }),
  )

  const described = CALLS.map((call) => {
    const { file, name } = declarationOf(call)
    const properties = propertiesOf({ file, node: file.declared.get(name)! })
    const partOf = (part: string): Described => {
      const place = properties.get(part)
      return place
        ? { text: place.text ?? textOfName(place), within: commentsIn(place) }
        : { text: undefined, within: new Map() }
    }
    return {
      call,
      name,
      noun: nounOf(file.path),
      ...refusalsOf(call.id, docs),
      query: partOf('query'),
      input: partOf('input'),
      answer: partOf('answer'),
    }
  })
  return inOrder(described)
}

function inOrder(calls: DescribedCall[]): DescribedCall[] {
  const nouns = [...new Set(calls.map(({ noun }) => noun))]
  const letters = [...new Set(calls.map(({ call }) => lettersOf(call.id)))]
  const placeOf = ({ noun, call: { id } }: DescribedCall) =>
    (nouns.indexOf(noun) * 100 + letters.indexOf(lettersOf(id))) * 100 +
    Number(id.slice(lettersOf(id).length))
  return calls.sort((a, b) => placeOf(a) - placeOf(b))
}

const lettersOf = (id: string) => /^[A-Z]+/.exec(id)![0]

const nounOf = (path: string) => /^contract\/http\/(\w+)/.exec(path)![1]!
