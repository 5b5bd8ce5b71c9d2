import { ERRORS } from '#contract/errors.ts'
import type { DescribedCall } from '../calls.ts'
import type { MediaType, OpenApi, Operation } from '../openApi.ts'
import { allRefusals } from '../responses.ts'
import { field, fieldsOf, typeOf } from './fields.ts'
import { type Anchors, code, escaped, inline, line, prose, row, table } from './html.ts'

const WHO = { required: 'with a token', optional: 'with or without a token', none: 'without a token' }

/** One call: what it does, how to make it, its answer and its refusals. */
export function callArticle(described: DescribedCall, { paths }: OpenApi, anchors: Anchors): string {
  const { call, name, text } = described
  const path = call.path.replace(/:(\w+)/g, '{$1}')
  const operation = paths[path]![call.method.toLowerCase()]!
  return `<article id="${name}">
<h3>${call.id} <a href="#${name}">${name}</a></h3>
${line(call.method, path, WHO[call.auth])}
${[
  prose(text, anchors),
  parameters(operation, anchors),
  body(operation, anchors),
  answer(described, operation, anchors),
]
  .filter(Boolean)
  .join('\n')}
${refusals(described, anchors)}
</article>`
}

function parameters({ parameters: all = [] }: Operation, anchors: Anchors): string {
  if (all.length === 0) return ''
  const items = all.map(({ name, in: where, required, description, schema }) =>
    field(
      { name, schema, isRequired: required, description: where === 'path' ? 'In the path.' : description },
      anchors,
    ),
  )
  return `<h4>Parameters</h4>\n<ul class="fields">\n${items.join('\n')}\n</ul>`
}

function body({ requestBody }: Operation, anchors: Anchors): string {
  if (!requestBody) return ''
  const { required, description, content } = requestBody
  const parts = Object.entries(content).map(([type, { schema }]) => value(type, schema, anchors))
  const optional = required ? '' : ' <i>optional</i>'
  const text = description === undefined ? '' : `${prose(description, anchors)}\n`
  return `<h4>Body${optional}</h4>\n${text}${parts.join('\n')}`
}

function value(type: string, schema: MediaType['schema'], anchors: Anchors): string {
  return [`<p>${escaped(type)}: <span class="type">${typeOf(schema)}</span></p>`, fieldsOf(schema, anchors)]
    .filter(Boolean)
    .join('\n')
}

/** The value itself; its envelope is the same for all. */
function answer({ call }: DescribedCall, { responses }: Operation, anchors: Anchors): string {
  if (call.body === 'void') return '<h4>Answer</h4>\n<p>Nothing but the envelope.</p>'
  const { schema } = (responses[200] as { content: Record<string, MediaType> }).content['application/json']!
  const result = call.body === 'enveloped' ? schema.allOf![1]!.properties!.result! : schema
  const how = call.body === 'enveloped' ? `as ${code('result')} of the envelope` : 'as it is'
  return [
    `<h4>Answer</h4>\n<p><span class="type">${typeOf(result)}</span>, ${how}</p>`,
    fieldsOf(result, anchors),
  ]
    .filter(Boolean)
    .join('\n')
}

function refusals(described: DescribedCall, anchors: Anchors): string {
  const rows = allRefusals(described).map(({ code: name, when }) => {
    const [status, message] = ERRORS[name]
    const condition = when === '' ? '' : ` – ${inline(when, anchors)}`
    return row([String(status), code(name), `<span lang="ko">${escaped(message)}</span>${condition}`])
  })
  return `<details>
<summary>Refusals (${rows.length})</summary>
${table(['status', 'code', 'message'], rows)}
</details>`
}
