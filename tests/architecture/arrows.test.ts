import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHAT_FOLDERS, FEATURE_EDGES, MODULE_EDGES, wrongArrows } from './map.ts'
import { isTest, parseModule, readSources } from './modules.ts'

const sources = readSources()
const modules = sources.map(parseModule)
const program = modules.filter((module) => !isTest(module.path))
const chatEdges = Object.entries(CHAT_FOLDERS).flatMap(([from, others]) =>
  others.map((to) => `${from} → ${to}`),
)

describe('the imports', () => {
  it('all follow the map', () => {
    expect(program.flatMap(wrongArrows)).toEqual([])
  })

  it.each([
    ['features', FEATURE_EDGES],
    ['server modules', MODULE_EDGES],
    ['folders of chat', chatEdges],
  ])('lead from module to module without a cycle, among %s', (_kind, edges) => {
    expect(circleIn(edges)).toBeNull()
  })

  it('use every edge between the folders of chat', () => {
    const used = new Set(
      program.flatMap(({ path, files }) =>
        files.map((file) => `${folderOfChat(path)} → ${folderOfChat(file)}`),
      ),
    )
    expect(chatEdges.filter((edge) => !used.has(edge))).toEqual([])
  })

  it('lead to files that exist', () => {
    const lost = modules.flatMap(({ path, files }) =>
      files.filter((file) => !existsSync(file)).map((file) => `${path} → ${file}`),
    )
    expect(lost).toEqual([])
  })

  it.each([
    ['the STOMP client', /stompjs/, 'src/realtime/port.ts'],
    ['SockJS', /sockjs/, 'src/realtime/sockJs.ts'],
  ])('lead to one file for %s', (_, library, file) => {
    const users = program.filter(
      ({ path, packages }) => path.startsWith('src/') && packages.some((name) => library.test(name)),
    )
    expect(users.map(({ path }) => path)).toEqual([file])
  })

  it('lead to the adapters only from main.ts and commands.ts, which choose them, and from the place that opens the store', () => {
    const outside = (path: string) => !path.startsWith('server/adapters/') && !path.startsWith('mocks/')
    const choosers = program.filter(
      ({ path, files }) => outside(path) && files.some((file) => file.startsWith('server/adapters/')),
    )
    const mayChoose = ['server/main.ts', 'server/commands.ts', 'server/adapters/db/connect.ts']
    expect(choosers.map(({ path }) => path).filter((path) => !mayChoose.includes(path))).toEqual([])
  })
})

const folderOfChat = (path: string) => /^src\/features\/chat\/([^/]+)\//.exec(path)?.[1]

/**
 * Modules that depend on each other in a cycle, or null. A submodule counts separately; its module does not
 * depend on it.
 */
function circleIn(edges: readonly string[]): string[] | null {
  const next = new Map<string, string[]>()
  for (const edge of edges) {
    const [from = '', to = ''] = edge.split(' → ')
    next.set(from, [...(next.get(from) ?? []), to])
  }
  const find = (noun: string, path: string[]): string[] | null => {
    if (path.includes(noun)) return [...path.slice(path.indexOf(noun)), noun]
    for (const to of next.get(noun) ?? []) {
      const circle = find(to, [...path, noun])
      if (circle) return circle
    }
    return null
  }
  for (const noun of next.keys()) {
    const circle = find(noun, [])
    if (circle) return circle
  }
  return null
}

describe('a cycle of edges', () => {
  it('is found over several modules', () => {
    expect(circleIn(['bands → chat', 'chat → friends', 'friends → bands'])).toEqual([
      'bands',
      'chat',
      'friends',
      'bands',
    ])
  })

  it('is not reported where only a submodule leads back', () => {
    expect(circleIn(['archive → music', 'music/artists → archive'])).toBeNull()
  })
})

describe('a wrong import', () => {
  const planted = (path: string, text: string) => wrongArrows(parseModule({ path, text }))

  it.each([
    ['contract/http/a.ts', `import type { Deps } from '#server/deps.ts'`],
    ['contract/http/a.ts', `import { readFileSync } from 'node:fs'`],
    ['src/ui/controls/Button.tsx', `import { api } from '#src/api/api.ts'`],
    ['src/ui/controls/Button.tsx', `import { useSelector } from 'react-redux'`],
    ['src/lib/time/time.ts', `export * from '../../ui/theme.ts'`],
    ['src/api/send.ts', `import { LoginPage } from '#src/features/auth/login/LoginPage.tsx'`],
    ['src/features/chat/composer/Composer.tsx', `import { store } from '#src/app/store.ts'`],
    [
      'src/features/chat/composer/Composer.tsx',
      `const page = () => import('#src/features/auth/login/LoginPage.tsx')`,
    ],
    ['src/features/chat/composer/Composer.tsx', `import { Client } from '@stomp/stompjs'`],
    ['src/features/chat/composer/Composer.tsx', `import { createApp } from '#server/app.ts'`],
    ['src/features/chat/composer/Composer.tsx', `import { aRoom } from '#server/testing/rooms.ts'`],
    ['src/features/chat/composer/Composer.tsx', `import { theme } from '#src/ui/theme'`],
    ['src/features/chat/storage/disk.ts', `import type { WithOutbox } from '../delivery/outboxSlice.ts'`],
    ['src/features/chat/timeline/roomSync.ts', `import type { ChatState } from '../chat.ts'`],
    ['src/features/chat/chatApi.ts', `import { findRoom } from './timeline/roomList.ts'`],
    [
      'src/features/chat/delivery/uploads/outboxUploads.ts',
      `const list = () => import('#src/features/chat/list/MessageList.tsx')`,
    ],
    ['server/modules/chat/chat.service.ts', `import { outboxMailer } from '#server/adapters/mail.ts'`],
    ['server/modules/chat/chat.service.ts', `import { login } from '../auth/auth.service.ts'`],
    ['server/modules/chat/chat.service.ts', `import Redis from 'ioredis'`],
    ['server/realtime/hub.ts', `import { rooms } from '../db/schema.ts'`],
    ['server/app.ts', `import { loadSampleData } from './sample/load.ts'`],
    ['mocks/server.ts', `import { store } from '#src/app/store.ts'`],
  ])('%s: %s is found', (path, text) => {
    expect(planted(path, text)).toHaveLength(1)
  })

  it.each([
    ['src/features/chat/composer/Composer.tsx', `import { Button } from '#src/ui/controls/Button.tsx'`],
    ['src/features/chat/delivery/outboxDrain.ts', `import { makeDrainLock } from '../storage/drainLock.ts'`],
    ['src/features/chat/delivery/uploads/submitFile.ts', `import { newUuid } from '../outboxEntry.ts'`],
    ['src/features/chat/timeline/roomSync.ts', `import { chatApi } from '../chatApi.ts'`],
    ['src/features/chat/chat.ts', `import { memberChannel } from './timeline/subscriptions.ts'`],
    ['src/app/routes/router.tsx', `const page = () => import('#src/features/auth/login/LoginPage.tsx')`],
    ['server/modules/chat/chat.service.ts', `import type { Deps } from '#server/deps.ts'`],
    ['server/main.ts', `import { outboxMailer } from './adapters/mail.ts'`],
  ])('a right one, %s: %s, is accepted', (path, text) => {
    expect(planted(path, text)).toEqual([])
  })
})
