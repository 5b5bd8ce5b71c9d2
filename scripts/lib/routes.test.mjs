import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screensOf, sourceOf } from './routes.mjs'

it('imports are found in a line itself, in what it spreads and in what that calls', () => {
  const table = `
    const conversations: Needs = async (path) => (await import('../parts/chatPart.ts')).attach(path)
    const chat = { access: 'member', needs: conversations } as const
    export const ROUTES: readonly AppRoute[] = [
      { path: '/later', title: '나중' },
      { path: '/home/chat', ...chat, lazy: () => import('#src/features/chat/conversation/GroupChatPage.tsx') },
    ]`
  expect(screensOf(table)).toEqual([
    {
      path: '/home/chat',
      imports: ['../parts/chatPart.ts', '#src/features/chat/conversation/GroupChatPage.tsx'],
    },
  ])
})

it('every import of the real table is found', () => {
  const source = readFileSync('src/app/routes/routeTable.ts', 'utf8')
  const found = new Set(screensOf(source).flatMap(({ imports }) => imports))
  const written = [...source.matchAll(/import\('([^']+)'\)/g)].map(([, specifier]) => specifier)
  expect(found).toEqual(new Set(written))
})

it('the sources have the same keys as in the build', () => {
  expect(sourceOf('#src/features/chat/conversation/GroupChatPage.tsx')).toBe(
    'src/features/chat/conversation/GroupChatPage.tsx',
  )
  expect(sourceOf('../parts/chatPart.ts')).toBe('src/app/parts/chatPart.ts')
})
