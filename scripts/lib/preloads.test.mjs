import { expect, it } from 'vitest'
import { preloadsOf } from './preloads.mjs'

const chunk = (name, imports = []) => ({ file: `assets/${name}.js`, imports })

const manifest = {
  'index.html': chunk('index', ['_app', '_libraries']),
  _runtime: chunk('runtime'),
  _app: chunk('app', ['_libraries', '_runtime']),
  _libraries: chunk('libraries', ['_runtime']),
  _screens: chunk('chat-screens', ['_libraries']),
  'src/app/frame/bars.ts': chunk('bars', ['_app']),
  'src/app/parts/chatPart.ts': chunk('chatPart', ['_libraries']),
  'src/features/chat/conversation/PrivateChatPage.tsx': chunk('PrivateChatPage', ['_screens']),
  'src/features/auth/login/LoginPage.tsx': chunk('login', ['_libraries']),
}
const SIZES = {
  libraries: 900,
  app: 200,
  'chat-screens': 150,
  chatPart: 80,
  bars: 30,
  login: 25,
  PrivateChatPage: 20,
  index: 10,
  runtime: 1,
}
const sizeOf = (file) => SIZES[file.replace(/^assets\/|\.js$/g, '')]

it('an address names the entry and its imports, then what most scripts import, then the others by size', () => {
  const screens = [
    {
      path: '/home/private-chat',
      imports: ['../parts/chatPart.ts', '#src/features/chat/conversation/PrivateChatPage.tsx'],
    },
    { path: '*', imports: ['./NotFoundPage.tsx'] },
  ]
  const first = ['/assets/libraries.js', '/assets/app.js', '/assets/runtime.js', '/assets/index.js']
  expect(preloadsOf(manifest, screens, sizeOf)).toEqual({
    '/home/private-chat': [
      ...first,
      '/assets/chat-screens.js',
      '/assets/chatPart.js',
      '/assets/bars.js',
      '/assets/PrivateChatPage.js',
    ],
    '*': first,
  })
})

it('the log-in does without the frame of the other screens', () => {
  const screens = [{ path: '/login', imports: ['#src/features/auth/login/LoginPage.tsx'] }]
  const files = preloadsOf(manifest, screens, sizeOf)['/login']
  expect(files).toContain('/assets/login.js')
  expect(files).not.toContain('/assets/bars.js')
})
