import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screensOf, sourceOf } from './routes.mjs'

it('finds what a line imports by itself, by what it spreads and by what that calls', () => {
  const table = `
    import { LoginPage } from '#src/features/auth/login/LoginPage.tsx'
    const conversations: Needs = async (path) => (await import('../parts/chatPart.ts')).attach(path)
    const chat = { access: 'member', needs: conversations } as const
    export const ROUTES: readonly AppRoute[] = [
      { path: '/login', eager: LoginPage },
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

it('finds every import of the real table', () => {
  const source = readFileSync('src/app/routes/routeTable.ts', 'utf8')
  const found = new Set(screensOf(source).flatMap(({ imports }) => imports))
  const written = [...source.matchAll(/import\('([^']+)'\)/g)].map(([, specifier]) => specifier)
  expect(found).toEqual(new Set(written))
})

it('knows the sources as the build does', () => {
  expect(sourceOf('#src/features/chat/conversation/GroupChatPage.tsx')).toBe(
    'src/features/chat/conversation/GroupChatPage.tsx',
  )
  expect(sourceOf('../parts/chatPart.ts')).toBe('src/app/parts/chatPart.ts')
})
