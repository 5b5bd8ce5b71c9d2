import { expect, it } from 'vitest'
import { preloadsOf } from './preloads.mjs'

const chunk = (name, imports = []) => ({ file: `assets/${name}.js`, imports })

it('names for a conversation all that it needs and the entry does not bring', () => {
  const manifest = {
    'index.html': chunk('index', ['_libraries']),
    _libraries: chunk('libraries'),
    _conversations: chunk('conversations', ['_libraries']),
    'src/app/chatPart.ts': chunk('chatPart', ['_libraries']),
    'src/features/chat/GroupChatPage.tsx': chunk('GroupChatPage', ['_conversations']),
    'src/features/chat/PrivateChatPage.tsx': chunk('PrivateChatPage', ['_conversations']),
  }
  expect(preloadsOf(manifest)['/home/private-chat']).toEqual([
    '/assets/PrivateChatPage.js',
    '/assets/conversations.js',
    '/assets/chatPart.js',
  ])
})
