/**
 * Which area may import which. Change it on purpose: adding an arrow is a decision, not a repair.
 *
 *   src      app → features → offline, realtime → api → auth → toasts → ui → lib → contract
 *            worker → lib → contract
 *   server   main → app, jobs, sample, adapters → modules → files → http → deps → realtime, db → contract
 *            main → backup → start → deps, db → contract
 *            main → metrics → deps, realtime, db
 *            all but metrics, jobs and start → traces, which imports nothing
 *            adapters, modules → lib, which imports nothing
 *   mocks    mount the server; tests may import everything; contract imports nothing
 *   scripts  read the contract, to write its documents
 */
import { isTest, type Module } from './modules.ts'

/** Area → areas it may import besides itself. A path belongs to the longest area name that it begins with. */
const ARROWS: Record<string, readonly string[]> = {
  contract: [],
  scripts: ['contract'],

  'src/lib': ['contract'],
  'src/ui': ['src/lib', 'contract'],
  'src/toasts': ['src/ui', 'src/lib', 'contract'],
  'src/auth': ['src/toasts', 'src/lib', 'contract'],
  // The service worker shares no state with the page; they send each other messages.
  'src/worker': ['src/lib', 'contract'],
  'src/api': ['src/auth', 'src/toasts', 'src/lib', 'contract'],
  'src/realtime': ['src/api', 'src/auth', 'src/toasts', 'src/lib', 'contract'],
  'src/offline': ['src/api', 'src/auth', 'src/ui', 'src/lib', 'contract'],
  'src/features': [
    'src/offline',
    'src/api',
    'src/auth',
    'src/realtime',
    'src/toasts',
    'src/ui',
    'src/lib',
    'contract',
  ],
  'src/app': [
    'src/features',
    'src/offline',
    'src/api',
    'src/auth',
    'src/realtime',
    'src/toasts',
    'src/ui',
    'src/lib',
    'contract',
  ],

  'server/lib': [],
  // Places in a trace travel with events and drafts.
  'server/traces': [],
  'server/db': ['server/traces', 'contract'],
  'server/realtime': ['server/traces', 'contract'],
  'server/catalogue': ['contract'],
  'server/deps': ['server/db', 'server/realtime', 'server/traces', 'contract'],
  'server/http': ['server/deps', 'server/db', 'server/traces', 'contract'],
  'server/metrics': ['server/deps', 'server/realtime', 'server/db'],
  'server/start': ['server/http', 'server/deps', 'contract'],
  'server/files': ['server/http', 'server/deps', 'server/db', 'contract'],
  'server/adapters': [
    'server/lib',
    'server/catalogue',
    'server/start',
    'server/http',
    'server/deps',
    'server/realtime',
    'server/db',
    'server/traces',
    'contract',
  ],
  'server/modules': [
    'server/lib',
    'server/catalogue',
    'server/files',
    'server/http',
    'server/deps',
    'server/realtime',
    'server/db',
    'server/traces',
    'contract',
  ],
  'server/sample': [
    'server/modules',
    'server/catalogue',
    'server/files',
    'server/http',
    'server/deps',
    'server/realtime',
    'server/db',
    'contract',
  ],
  'server/backup': ['server/start', 'server/deps', 'server/db', 'contract'],
  'server/jobs': [
    'server/catalogue',
    'server/modules',
    'server/files',
    'server/http',
    'server/deps',
    'server/db',
    'contract',
  ],
  'server/app': ['server/modules', 'server/files', 'server/http', 'server/deps', 'server/db', 'contract'],
  'server/main': [
    'server/app',
    'server/jobs',
    'server/sample',
    'server/backup',
    'server/adapters',
    'server/catalogue',
    'server/modules',
    'server/files',
    'server/metrics',
    'server/traces',
    'server/start',
    'server/http',
    'server/deps',
    'server/realtime',
    'server/db',
    'contract',
    // A backup names the version that made it.
    'package.json',
  ],
}

/**
 * A feature uses another one only through its `public.ts`, and only along these edges. The left side is a
 * feature, or one of its subfolders where only that one may.
 */
export const FEATURE_EDGES: readonly `${string} → ${string}`[] = [
  // Searching the catalogue.
  'archive → music',
  'bands → music',
  'profile → music',
  'recruitments → music',
  'survey → music',
  // Search results mark saved items.
  'bands → archive',
  // A survey fills the profile.
  'survey → profile',
  // Pages with links that members hand on.
  'bands → sharing',
  'profile → sharing',
  'chat/people → sharing',
  // After a first conversation the list invites to put the app on the home screen.
  'chat/rooms → phone',
  'phone/install → sharing',
  // What another app shares is sent into a room.
  'phone/share → chat',
  // Which bands wait for the sessions of the member's profile.
  'bands/filters → profile',
  // How well the member plays what they apply for.
  'bands/joining → profile',
  // The page of an artist or a track saves it and lists the bands that name it.
  'music/about → archive',
  'music/about → bands',
  'music/artists → survey',
  // Applying opens a conversation.
  'bands → chat',
  'recruitments → bands',
  'recruitments → chat',
  'home → bands',
  // A conversation is opened with a friend; the people pickers list friends.
  'friends → chat',
  'chat/people → friends',
  'chat/rooms → friends',
  // The sheet that mutes a room says by which name the member is called, and toasts know it.
  'chat/rooms → profile',
  // Friend requests are answered on profiles and in notifications.
  'profile → friends',
  'notifications → friends',
  'notifications → chat',
  // The composer asks about pushes after a first message.
  'chat/composer → notifications',
  // A notification opens the sanction that it tells.
  'notifications → safety',
  // The own profile shows whether there are unread notifications.
  'profile/own → notifications',
  // Members are blocked on profiles and in conversations; groups fold what blocked members write.
  'profile → safety',
  'chat → safety',
  // The moderators' screen shows who is signed in.
  'safety/moderation → profile',
  // Withdrawal deletes unsent messages.
  'auth → chat',
  'settings → auth',
  // Whether typing is shown is a setting of the device.
  'settings → chat',
  // What can be reported: profiles, messages and rooms, bands; and the outcome of a report.
  'profile → safety',
  'chat → safety',
  'bands → safety',
  'notifications → safety',
]

/** A server module imports another one only along these edges. */
export const MODULE_EDGES: readonly `${string} → ${string}`[] = [
  // A block changes the lists of both.
  'safety → notifications',
  // The link preview of a band.
  'previews → bands',
  // Withdrawal ends the member's bands, gives their groups to others, and notifies those who have the member
  // in a list.
  'auth → chat',
  'auth → recruitments',
  'auth → notifications',
  // A request notifies its receiver; opening a private room answers a pending request.
  'friends → notifications',
  'chat → notifications',
  // A band's manager pins the band's application rooms.
  'chat → bands',
  // A new member without a token shows the proof of the sign-up.
  'survey → auth',
  // Favourite artists are part of a profile, and a survey fills one.
  'profile → music',
  'survey → music',
  'survey → profile',
  // Saved items come from the catalogue.
  'archive → music',
  // A recruitment is a band with music and application rooms; accepted applicants are notified and
  // befriended.
  'recruitments → bands',
  'recruitments → music',
  'recruitments → chat',
  'recruitments → notifications',
  'recruitments → friends',
  // A decided report notifies whoever reported.
  'safety → notifications',
  // Suspended members cannot log in, and are not recommended. Members with a chat limit reach nobody.
  'chat → safety',
  'friends → safety',
  'recruitments → safety',
  'auth → safety',
  'bands → safety',
  'profile → safety',
  // A decision ends the sessions of a suspended member.
  'safety/moderation → auth',
  // People who have a room open see a message being hidden.
  'safety/moderation → chat',
  // A push tells what a room shows, and a reply to it is a message like any other.
  'notifications/push → chat',
  // A push can be answered as long as its session goes on.
  'notifications/push → auth',
]

/**
 * Folder of chat → folders of chat it may import, types included. Each line imports only lines above it.
 * Files of chat's root that know no folder (`chatApi.ts`, `chatListening.ts` …) are open to all folders.
 */
export const CHAT_FOLDERS: Record<string, readonly string[]> = {
  timeline: [],
  // Other tabs are told of changes to the room list.
  storage: ['timeline'],
  // The device's setting is read when chat starts and when the member changes.
  typing: ['storage', 'timeline'],
  // Unsent messages and their files are stored, and only one tab sends them.
  delivery: ['storage', 'timeline'],
  // A new message leads back to the end of the room.
  past: ['delivery', 'timeline'],
  rows: ['delivery', 'timeline'],
  attachments: ['delivery', 'rows'],
  voice: ['attachments', 'delivery', 'rows'],
  list: ['attachments', 'past', 'rows', 'voice'],
  people: [],
  // The strip over the list of rooms says whether messages wait.
  rooms: ['delivery', 'list', 'people', 'timeline'],
  search: ['list', 'past', 'timeline'],
  composer: ['attachments', 'delivery', 'storage', 'timeline', 'typing', 'voice'],
  conversation: [
    'attachments',
    'composer',
    'delivery',
    'list',
    'past',
    'people',
    'rooms',
    'rows',
    'search',
    'timeline',
    'typing',
  ],
  demo: ['attachments', 'composer', 'conversation', 'delivery', 'list', 'rooms', 'rows', 'voice'],
}

/** Chat as a whole: these files put the folders together, and no other file of chat imports them. */
const CHAT_COMPOSED = ['src/features/chat/chat.ts', 'src/features/chat/public.ts']

/** Packages that one place wraps: nobody else imports them. */
const KEPT: Record<string, readonly string[]> = {
  '@stomp/stompjs': ['src/realtime/', 'server/realtime/'],
  'idb-keyval': ['src/features/chat/storage/', 'src/offline/', 'src/lib/push/'],
  'sockjs-client': ['src/realtime/'],
  notistack: ['src/toasts/'],
  'redux-persist': ['src/app/'],
  '@electric-sql/pglite': ['server/adapters/', 'mocks/'],
  pg: ['server/adapters/'],
  'drizzle-orm': ['server/', 'mocks/'],
  aws4fetch: ['server/adapters/'],
  ioredis: ['server/adapters/'],
  nodemailer: ['server/adapters/'],
  'prom-client': ['server/metrics/'],
  '@opentelemetry/api': ['server/traces/'],
  '@opentelemetry/core': ['server/traces/'],
  '@opentelemetry/exporter-trace-otlp-http': ['server/traces/'],
  '@opentelemetry/resources': ['server/traces/'],
  '@opentelemetry/sdk-trace-base': ['server/traces/'],
  'web-push': ['server/adapters/'],
  ws: ['server/realtime/'],
  jose: ['server/adapters/'],
  '@node-rs/argon2': ['server/adapters/'],
  bowser: ['server/modules/auth/'],
  sharp: ['server/adapters/'],
  msw: ['mocks/'],
}

/** UI components use no store, router or request; shared code uses no store. */
const KNOWS_NOTHING_OF = {
  'src/ui': ['@reduxjs/toolkit', 'react-redux', 'react-router-dom', 'redux-persist', 'notistack'],
  'src/lib': ['@reduxjs/toolkit', 'react-redux'],
} as const satisfies Record<string, readonly string[]>

/** Single files that form an area. */
const SINGLE_FILES: Record<string, string> = {
  'server/main.ts': 'server/main',
  // What the program does besides serving.
  'server/commands.ts': 'server/main',
  'server/app.ts': 'server/app',
  'server/deps.ts': 'server/deps',
  // Collects the routes of the modules for the app.
  'server/modules/routes.ts': 'server/app',
}

export function areaOf(path: string): string {
  const [tree = '', second = '', third] = path.split('/')
  if (tree === 'src') return `src/${third === undefined ? 'app' : second}`
  if (tree === 'server') return SINGLE_FILES[path] ?? `server/${second}`
  return tree
}

/** The reason why a module of the program may not import a file, or null. */
export function whyNotFile(from: string, to: string): string | null {
  const [here, there] = [areaOf(from), areaOf(to)]
  if (!/\.(tsx?|css|json|svg|woff2)$/.test(to)) return 'the extension is missing'
  if (isTest(to)) return 'the program does not know its tests'
  if (here === 'mocks')
    return ['mocks', 'contract'].includes(there) || there.startsWith('server/')
      ? null
      : 'mocks mount the server only'
  if (here !== there && !ARROWS[here]?.includes(there)) return `no arrow ${here} → ${there}`
  if (here === 'src/features')
    return whyNotSibling(from, to, FEATURE_EDGES, 'feature') ?? whyNotInsideChat(from, to)
  if (here === 'server/modules') return whyNotSibling(from, to, MODULE_EDGES, 'module')
  return null
}

function whyNotSibling(
  from: string,
  to: string,
  edges: readonly string[],
  kind: 'feature' | 'module',
): string | null {
  if (areaOf(from) !== areaOf(to)) return null
  const [, , mine, room] = from.split('/')
  const theirs = to.split('/')[2]
  if (mine === theirs) return null
  const isEdge = [mine, `${mine}/${room}`].some((start) => edges.includes(`${start} → ${theirs}`))
  if (!isEdge) return `no edge ${mine} → ${theirs}`
  return kind === 'feature' && !to.endsWith(`${theirs}/public.ts`)
    ? `not by way of ${theirs}/public.ts`
    : null
}

function whyNotInsideChat(from: string, to: string): string | null {
  const [mine, theirs] = [chatFolderOf(from), chatFolderOf(to)]
  if (mine === null || theirs === null || CHAT_COMPOSED.includes(from)) return null
  if (CHAT_COMPOSED.includes(to)) return `${to} is chat as a whole`
  if (theirs === '' || mine === theirs) return null
  if (mine === '') return 'files of the root of chat know no folder'
  return CHAT_FOLDERS[mine]?.includes(theirs) ? null : `no edge ${mine} → ${theirs}`
}

/** The folder of chat that a file is in; empty for its root, null outside of chat. */
function chatFolderOf(path: string): string | null {
  const [src, features, chat, folder = '', inside] = path.split('/')
  if (src !== 'src' || features !== 'features' || chat !== 'chat') return null
  return inside === undefined ? '' : folder
}

/** The reason why a module of the program may not import a package, or null. */
export function whyNotPackage(from: string, name: string): string | null {
  const area = areaOf(from)
  if (area === 'contract' && name !== 'valibot') return 'contract imports nothing'
  if (area.startsWith('src/') && name.startsWith('node:')) return 'a phone has no Node'
  const wrappers = KEPT[name]
  if (wrappers && !wrappers.some((path) => from.startsWith(path)))
    return `${name} is kept by ${wrappers.join(', ')}`
  const unknown: readonly string[] = KNOWS_NOTHING_OF[area as keyof typeof KNOWS_NOTHING_OF] ?? []
  return unknown.includes(name) ? `${area} knows nothing of ${name}` : null
}

/** Every import of a module that breaks the map, as a readable line. */
export function wrongArrows({ path, files, packages }: Module): string[] {
  return [
    ...files.flatMap((to) => line(path, to, whyNotFile(path, to))),
    ...packages.flatMap((name) => line(path, name, whyNotPackage(path, name))),
  ]
}

const line = (from: string, to: string, why: string | null) =>
  why === null ? [] : [`${from} imports ${to}: ${why}`]
