import type { AsyncApi } from '../asyncApi.ts'
import { fieldsOf, typeOf } from './fields.ts'
import { type Anchors, code, escaped, inline, line, prose, row, table } from './html.ts'

export const messageAnchor = (name: string) => `message-${name}`

/** The destinations, their messages, and why the server closes a connection. */
export function socketSection(document: AsyncApi, anchors: Anchors): string {
  const { info, channels, components, servers } = document
  return `<section id="socket">
<h2>Socket</h2>
${prose(info.description, anchors)}
${Object.entries(channels)
  .map(([name, channel]) => destination(name, channel, anchors))
  .join('\n')}
<h3 id="messages">Messages</h3>
${Object.values(components.messages)
  .map((message) => messageArticle(message, anchors))
  .join('\n')}
<h3 id="close-codes">Close codes</h3>
${table(
  ['code', 'name', 'why'],
  servers.stomp['x-close-codes'].map(({ code: number, name, description }) =>
    row([String(number), code(name), inline(description, anchors)]),
  ),
)}
</section>`
}

function destination(name: string, channel: AsyncApi['channels'][string], anchors: Anchors): string {
  const { address, description, messages, 'x-destination-id': id, 'x-direction': direction } = channel
  const links = Object.keys(messages).map((each) => `<a href="#${messageAnchor(each)}">${escaped(each)}</a>`)
  const frame = direction === 'to the client' ? 'SUBSCRIBE' : 'SEND'
  return `<article id="${name}">
<h3>${id} <a href="#${name}">${name}</a></h3>
${line(frame, address, direction)}
${prose(description, anchors)}
<p>Messages: ${links.join(', ')}</p>
</article>`
}

function messageArticle(
  { name, contentType, payload }: AsyncApi['components']['messages'][string],
  anchors: Anchors,
): string {
  const type = contentType === undefined ? '' : `${escaped(contentType)}: `
  const text = payload.description === undefined ? '' : ` ${inline(payload.description, anchors)}`
  return [
    `<article id="${messageAnchor(name)}">`,
    `<h4>${escaped(name)}</h4>`,
    `<p>${type}<span class="type">${typeOf(payload)}</span>${text}</p>`,
    fieldsOf(payload, anchors),
    '</article>',
  ]
    .filter(Boolean)
    .join('\n')
}
