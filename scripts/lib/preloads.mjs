import { jsOf } from './moduleGraph.mjs'

const ENTRY = 'index.html'
const CHAT = 'src/app/chatPart.ts'

/** Screens that people open cold, from a bookmark or after a reload, and what each needs beyond the entry, by source. */
const OPENED_DIRECTLY = {
  '/home/chat': ['src/features/chat/GroupChatPage.tsx', CHAT],
  '/home/private-chat': ['src/features/chat/PrivateChatPage.tsx', CHAT],
}

/**
 * What the server names in the `Link` header of these addresses, so that their chunks travel beside the entry instead of
 * after it has run: one round trip less before a conversation stands.
 * @returns {Record<string, string[]>} paths of scripts by address
 */
export function preloadsOf(manifest) {
  const entry = jsOf(manifest, [ENTRY])
  return Object.fromEntries(
    Object.entries(OPENED_DIRECTLY).map(([address, sources]) => [
      address,
      [...jsOf(manifest, sources)].filter((file) => !entry.has(file)).map((file) => `/${file}`),
    ]),
  )
}
