import { readFileSync } from 'node:fs'
import { ERRORS } from '#contract/errors.ts'
import type { AsyncApi } from '../asyncApi.ts'
import type { DescribedCall } from '../calls.ts'
import type { OpenApi } from '../openApi.ts'
import type { Schema } from '../schema.ts'
import { callArticle } from './callParts.ts'
import { fieldsOf, remarks, schemaAnchor, typeOf } from './fields.ts'
import { type Anchors, code, escaped, prose, row, table } from './html.ts'
import { socketSection } from './socketParts.ts'

interface Published {
  calls: readonly DescribedCall[]
  openapi: OpenApi
  asyncapi: AsyncApi
}

const CSS = readFileSync(new URL('page.css', import.meta.url), 'utf8').trim()

/** Both documents as one page that needs no script and no other file. */
export function page({ calls, openapi, asyncapi }: Published): string {
  const anchors: Anchors = new Map([
    ...calls.map(({ call, name }) => [call.id, name] as const),
    ...Object.entries(asyncapi.channels).map(([name, each]) => [each['x-destination-id'], name] as const),
  ])
  const nouns = openapi.tags.map(({ name }) => ({ name, calls: calls.filter(({ noun }) => noun === name) }))
  // Schemas of the same name are equal in both documents.
  const schemas = { ...asyncapi.components.schemas, ...openapi.components.schemas }

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>합주 API</title>
<style>
${CSS}
</style>
</head>
<body>
<header>
<h1>합주 API</h1>
${prose(openapi.info.description, anchors)}
<p>For programs: <a href="openapi.json">openapi.json</a> (OpenAPI ${openapi.openapi}),
<a href="asyncapi.json">asyncapi.json</a> (AsyncAPI ${asyncapi.asyncapi}).</p>
</header>
<nav aria-label="Contents">
${nouns
  .map((noun) =>
    contents(
      noun.name,
      noun.name,
      noun.calls.map(({ call, name }) => [`${call.id} ${name}`, name]),
    ),
  )
  .join('\n')}
${contents('socket', 'socket', [
  ...Object.entries(asyncapi.channels).map(([name, { title }]) => [title, name] as const),
  ['messages', 'messages'],
  ['close codes', 'close-codes'],
])}
${contents('codes', 'error codes', [])}
${contents(
  'schemas',
  'schemas',
  Object.keys(schemas)
    .sort()
    .map((name) => [name, schemaAnchor(name)]),
)}
</nav>
<main>
${nouns
  .map(
    (noun) => `<section id="${noun.name}">
<h2>${noun.name}</h2>
${noun.calls.map((each) => callArticle(each, openapi, anchors)).join('\n')}
</section>`,
  )
  .join('\n')}
${socketSection(asyncapi, anchors)}
${errorCodes()}
<section id="schemas">
<h2>Schemas</h2>
${Object.keys(schemas)
  .sort()
  .map((name) => schemaArticle(name, schemas[name]!, anchors))
  .join('\n')}
</section>
</main>
</body>
</html>
`
}

/** A section of the table of contents with its entries, folded so that a phone shows all sections at once. */
function contents(
  anchor: string,
  title: string,
  entries: readonly (readonly [text: string, anchor: string])[],
) {
  const heading = `<a href="#${anchor}">${escaped(title)}</a>`
  if (entries.length === 0) return `<p>${heading}</p>`
  const items = entries.map(([text, to]) => `<li><a href="#${to}">${escaped(text)}</a></li>`)
  return `<details>
<summary>${escaped(title)} (${entries.length})</summary>
<ul>
${items.join('\n')}
</ul>
</details>`
}

function errorCodes(): string {
  const rows = Object.entries(ERRORS).map(([name, [status, message]]) =>
    row([String(status), code(name), `<span lang="ko">${escaped(message)}</span>`]),
  )
  return `<section id="codes">
<h2>Error codes</h2>
${table(['status', 'code', 'message'], rows)}
</section>`
}

function schemaArticle(name: string, schema: Schema, anchors: Anchors): string {
  return [
    `<article id="${schemaAnchor(name)}">`,
    `<h3><a href="#${schemaAnchor(name)}">${escaped(name)}</a></h3>`,
    `<p class="type">${typeOf(schema)}</p>`,
    prose(schema.description ?? '', anchors),
    ...remarks(schema).map((remark) => `<p>${remark}</p>`),
    fieldsOf(schema, anchors),
    '</article>',
  ]
    .filter(Boolean)
    .join('\n')
}
