import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screensOf, sourceOf } from './routes.mjs'

it('finds what a line imports by itself, by what it spreads and by what that calls', () => {
  const table = `
    import { LoginPage } from '#src/features/login/LoginPage.tsx'
    const conversations: Needs = async (path) => (await import('./chatPart.ts')).attach(path)
    const chat = { access: 'member', needs: conversations } as const
    export const ROUTES: readonly AppRoute[] = [
      { path: '/login', eager: LoginPage },
      { path: '/later', title: '나중' },
      { path: '/home/chat', ...chat, lazy: () => import('#src/features/chat/GroupChatPage.tsx') },
    ]`
  expect(screensOf(table)).toEqual([
    { path: '/home/chat', imports: ['./chatPart.ts', '#src/features/chat/GroupChatPage.tsx'] },
  ])
})

it('finds every import of the real table', () => {
  const source = readFileSync('src/app/routeTable.ts', 'utf8')
  const found = new Set(screensOf(source).flatMap(({ imports }) => imports))
  const written = [...source.matchAll(/import\('([^']+)'\)/g)].map(([, specifier]) => specifier)
  expect(found).toEqual(new Set(written))
})

it('knows the sources as the build does', () => {
  expect(sourceOf('#src/features/chat/GroupChatPage.tsx')).toBe('src/features/chat/GroupChatPage.tsx')
  expect(sourceOf('./chatPart.ts')).toBe('src/app/chatPart.ts')
})
