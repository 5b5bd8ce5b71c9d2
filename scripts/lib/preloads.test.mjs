import { expect, it } from 'vitest'
import { preloadsOf } from './preloads.mjs'

const chunk = (name, imports = []) => ({ file: `assets/${name}.js`, imports })

const manifest = {
  'index.html': { ...chunk('index'), dynamicImports: ['_first'] },
  _first: chunk('first', ['_libraries']),
  _libraries: chunk('libraries'),
  _screens: chunk('chat-screens', ['_libraries']),
  'src/app/frame/bars.ts': chunk('bars', ['_first']),
  'src/app/parts/chatPart.ts': chunk('chatPart', ['_libraries']),
  'src/features/chat/conversation/PrivateChatPage.tsx': chunk('PrivateChatPage', ['_screens']),
}
const SIZES = {
  libraries: 900,
  first: 200,
  'chat-screens': 150,
  chatPart: 80,
  bars: 30,
  PrivateChatPage: 20,
  index: 10,
}
const sizeOf = (file) => SIZES[file.replace(/^assets\/|\.js$/g, '')]

it('an address names the entry and all chunks of its screen, large ones first; others name the first load', () => {
  const screens = [
    {
      path: '/home/private-chat',
      imports: ['../parts/chatPart.ts', '#src/features/chat/conversation/PrivateChatPage.tsx'],
    },
    { path: '*', imports: ['./NotFoundPage.tsx'] },
  ]
  expect(preloadsOf(manifest, screens, sizeOf)).toEqual({
    '/home/private-chat': [
      '/assets/index.js',
      '/assets/libraries.js',
      '/assets/first.js',
      '/assets/chat-screens.js',
      '/assets/chatPart.js',
      '/assets/bars.js',
      '/assets/PrivateChatPage.js',
    ],
    '*': ['/assets/index.js', '/assets/libraries.js', '/assets/first.js'],
  })
})
