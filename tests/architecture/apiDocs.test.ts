import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { parseSend, parseSubscribe } from '#contract/ws/destinations.ts'
import { WsEvent } from '#contract/ws/frames.ts'
import { type Documents, makeDocuments } from '../../scripts/apiDocs/documents.ts'
import { API_DOCS, apiDocFiles } from '../../scripts/apiDocs/files.ts'
import { page } from '../../scripts/apiDocs/page/page.ts'
import { SOCKET_IDS } from './callIds.ts'

let documents: Documents
beforeAll(async () => {
  documents = await makeDocuments()
})

it('The documents of the API match the contract, else `npm run api:docs` must be run', () => {
  const old = Object.entries(apiDocFiles(documents)).filter(([name, text]) => {
    const path = join(API_DOCS, name)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
  const told = old.map(([name]) => `${API_DOCS}/${name} is older than the contract: npm run api:docs`)
  expect(told).toEqual([])
})

describe('the linter', () => {
  /** Redocly's rules for published documents that do not apply here. */
  const NOT_OURS = {
    'info-license': 'off', // there is no licence
    'tag-description': 'off', // a tag is the name of a folder
    'operation-4xx-response': 'off', // S1 to S4 never refuse
  } as const

  async function problemsOf(document: object): Promise<string[]> {
    const config = await createConfig({ extends: ['recommended-strict'], rules: NOT_OURS })
    const problems = await lintFromString({ source: JSON.stringify(document), config })
    return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
  }
  it('finds nothing in either document', async () => {
    expect(await problemsOf(documents.openapi)).toEqual([])
    expect(await problemsOf(documents.asyncapi)).toEqual([])
  })

  const planted = (document: object, faults: Record<string, string>) => {
    let json = JSON.stringify(document)
    for (const [text, instead] of Object.entries(faults)) {
      expect(json).toContain(text)
      json = json.replace(text, instead)
    }
    return problemsOf(JSON.parse(json) as object)
  }

  it('finds planted faults in the document of the calls', async () => {
    const problems = await planted(documents.openapi, {
      '"#/components/schemas/MessagePage"': '"#/components/schemas/Page"',
      '"operationId":"listMessages"': '"operationId":"listRooms"',
      '"name":"roomId","in":"path"': '"name":"room","in":"path"',
      '"minimum":1': '"minimum":"one"',
    })
    const rules = problems.map((problem) => problem.split(':')[0])
    for (const rule of [
      'no-unresolved-refs',
      'operation-operationId-unique',
      'path-parameters-defined',
      'struct',
    ])
      expect(rules).toContain(rule)
  })

  it('finds planted faults in the document of the socket', async () => {
    const problems = await planted(documents.asyncapi, {
      '"#/channels/typingIn"': '"#/channels/typing"',
      '"action":"receive"': '"action":"take"',
      '"address":': '"addresses":',
    })
    expect(problems).toEqual([
      expect.stringMatching(/^struct: .*addresses/),
      expect.stringMatching(/^struct: .*action/),
      expect.stringMatching(/^no-unresolved-refs: .*typingIn/),
    ])
  })
})

describe('the document of the calls', () => {
  const operations = () =>
    Object.entries(documents.openapi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
    )

  it('has every call once, under its method and path', () => {
    const told = operations().map(
      ({ path, method, 'x-call-id': id }) => `${id} ${method.toUpperCase()} ${path}`,
    )
    const declared = CALLS.map(({ id, method, path }) => `${id} ${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(told.sort()).toEqual(declared.sort())
  })

  it('describes every one of them', () => {
    expect(operations().filter(({ description }) => !description)).toEqual([])
  })

  it('groups refusals by status, with 401 where a token is needed and 400 where input is read', () => {
    const { responses } = operations().find(({ operationId }) => operationId === 'listMessages')!
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '404', '500', '503'])
    expect(responses[404]).toMatchObject({ description: '- `CHAT4004` 해당 채팅방을 찾을 수 없습니다.' })
  })
})

describe('the document of the socket', () => {
  it('has every destination as the server reads it, in the direction of its use', () => {
    for (const each of Object.values(documents.asyncapi.channels)) {
      const address = each.address.replace('{roomId}', '1')
      const parse = each['x-direction'] === 'to the client' ? parseSubscribe : parseSend
      expect(parse(address)?.id).toBe(each['x-destination-id'])
    }
    const told = Object.entries(documents.asyncapi.channels).map(([name, each]) => [
      each['x-destination-id'],
      name,
    ])
    expect(Object.fromEntries(told)).toEqual(SOCKET_IDS)
  })

  it('has every event on some destination', () => {
    const sent = Object.values(documents.asyncapi.channels).flatMap(({ messages }) => Object.keys(messages))
    const events = WsEvent.options.map(({ entries }) => entries.type.literal)
    expect(events.filter((event) => !sent.includes(event))).toEqual([])
  })
})

describe('the page of the API', () => {
  it('has a target for every link within it, and no two of the same name', () => {
    const html = page(documents)
    const places = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
    expect(places.filter((id, nth) => places.indexOf(id) !== nth)).toEqual([])
    const links = [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href!)
    const lost = links.filter((href) => href.startsWith('#') && !places.includes(href.slice(1)))
    expect(lost).toEqual([])
  })

  it('runs no script, loads nothing, and links to nothing but the two documents', () => {
    const html = page(documents)
    expect(html).not.toMatch(/<(script|link|img|iframe)\b|\bon\w+=|@import|url\(/)
    const links = [...html.matchAll(/ (?:href|src)="([^#"][^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual(['openapi.json', 'asyncapi.json'])
  })
})
