/**
 * Who may import whom. Change it on purpose: an arrow added here is a decision, not a repair.
 *
 *   src      app → features → api · auth · realtime · toasts → ui · lib → contract
 *   server   main → app, jobs, sample, adapters · modules, realtime → db, deps, route, errors → contract
 *   mocks    mount the server; tests may see everything; contract imports nothing
 */
import { isTest, type Module } from './modules.ts'

/** Area → areas it may import besides itself. An area is the longest name here that a path begins with. */
const ARROWS: Record<string, readonly string[]> = {
  contract: [],

  'src/lib': ['contract'],
  'src/ui': ['src/lib', 'contract'],
  'src/toasts': ['src/ui', 'src/lib', 'contract'],
  'src/auth': ['src/api', 'src/toasts', 'src/lib', 'contract'],
  'src/api': ['src/auth', 'src/toasts', 'src/lib', 'contract'],
  'src/realtime': ['src/api', 'src/auth', 'src/toasts', 'src/lib', 'contract'],
  'src/features': ['src/api', 'src/auth', 'src/realtime', 'src/toasts', 'src/ui', 'src/lib', 'contract'],
  'src/app': [
    'src/features',
    'src/api',
    'src/auth',
    'src/realtime',
    'src/toasts',
    'src/ui',
    'src/lib',
    'contract',
  ],

  // connect.ts opens the store with the driver its place asks for.
  'server/db': ['server/adapters', 'server/base', 'contract'],
  'server/adapters': ['server/base', 'server/db', 'server/realtime', 'contract'],
  'server/base': ['server/db', 'server/realtime', 'contract'],
  'server/realtime': ['server/base', 'contract'],
  'server/modules': ['server/base', 'server/db', 'server/realtime', 'contract'],
  'server/sample': ['server/modules', 'server/base', 'server/db', 'server/realtime', 'contract'],
  'server/jobs': ['server/modules', 'server/base', 'server/db', 'contract'],
  'server/app': ['server/modules', 'server/base', 'server/db', 'contract'],
  'server/main': [
    'server/app',
    'server/jobs',
    'server/sample',
    'server/adapters',
    'server/modules',
    'server/realtime',
    'server/db',
    'server/base',
    'contract',
  ],
}

/** A feature reaches another one only by its `public.ts`, and only along these edges. */
const FEATURE_EDGES: readonly `${string} → ${string}`[] = [
  'applicants → bands',
  'applicants → chat',
  'applicants → recruitments',
  'home → bands',
  'archive → music',
  'artists → archive',
  'artists → bands',
  'artists → onboarding',
  'bandPages → bands',
  'bands → chat',
  'createBand → bands',
  'createBand → music',
  'createBand → recruitments',
  'onboarding → archive',
  'onboarding → music',
  'onboarding → profile',
  'profile → notifications',
  'search → archive',
  'search → bands',
  'search → music',
  'join → chat',
  // What is typed into a search is kept in the address, here as there.
  'join → music',
  'savedBands → bands',
  'bandChat → applicants',
  'bandChat → bands',
  'bandChat → chat',
  'createChat → chat',
  // A friend is somebody to talk to.
  'friends → chat',
  'friends → music',
  // Who has asked to be a friend is answered on their profile, too.
  'members → friends',
  'profile → friends',
  // A notification is answered where it is read.
  'notifications → friends',
  'notifications → chat',
  'settings → notifications',
  // Typing is shown or not on a whole device, and who withdraws leaves nothing unsent behind.
  'settings → chat',
]

/** A server module reaches another one only along these edges. */
const MODULE_EDGES: readonly `${string} → ${string}`[] = [
  'auth → limits',
  // Who withdraws ends their bands.
  'auth → recruitments',
  // Whoever has them in a list is told.
  'auth → notifications',
  'signup → limits',
  'signup → auth',
  // A request is told to the one asked; opening the room of two answers theirs.
  'friends → notifications',
  'chatRequests → notifications',
  'chat → limits',
  'chat → notifications',
  // What nobody takes away again is counted.
  'profile → limits',
  'survey → limits',
  // Favourite artists are part of a profile, and a survey fills one.
  'profile → music',
  'survey → music',
  'survey → profile',
  // What is saved is the catalogue's, and found there or brought into it.
  'archive → music',
  // Applying opens a room.
  'bands → chat',
  // A bookmark names the people of its band.
  'bookmarks → bands',
  // What is recommended is shown as a band is.
  'recommendations → bands',
  // A recruitment is a band, made, changed and ended, with its music and its application rooms; who passes is told.
  'recruitments → bands',
  'recruitments → music',
  'recruitments → chat',
  'recruitments → notifications',
  'recruitments → friends',
]

/** Single arrows against the map, each with its reason. */
const EXCEPTIONS: readonly string[] = [
  // In mock mode the page's entry is the tab's server, which then starts the app.
  'mocks/browser.ts → src/main.ts',
  // A type: which log-ins are still good is the auth module's to know, and every call asks it.
  'server/middleware.ts → server/modules/auth/liveSessions.ts',
]

/** Packages that one place wraps: nobody else imports them. */
const KEPT: Record<string, readonly string[]> = {
  '@stomp/stompjs': ['src/realtime/', 'server/realtime/'],
  'sockjs-client': ['src/realtime/'],
  notistack: ['src/toasts/'],
  'redux-persist': ['src/app/'],
  '@electric-sql/pglite': ['server/adapters/', 'mocks/'],
  pg: ['server/adapters/'],
  'drizzle-orm': ['server/', 'mocks/'],
  ioredis: ['server/adapters/'],
  nodemailer: ['server/adapters/'],
  ws: ['server/realtime/'],
  jose: ['server/adapters/'],
  '@node-rs/argon2': ['server/adapters/'],
  bowser: ['server/modules/auth/'],
  sharp: ['server/adapters/'],
  msw: ['mocks/'],
}

/** Looks know no store, no router and no request; what everybody shares knows no store. */
const KNOWS_NOTHING_OF = {
  'src/ui': ['@reduxjs/toolkit', 'react-redux', 'react-router-dom', 'redux-persist', 'notistack'],
  'src/lib': ['@reduxjs/toolkit', 'react-redux'],
} as const satisfies Record<string, readonly string[]>

const SERVER_AREAS = ['adapters', 'db', 'jobs', 'modules', 'realtime', 'sample']

export function areaOf(path: string): string {
  const [tree = '', second = ''] = path.split('/')
  if (tree === 'src') return `src/${path.split('/').length > 2 ? second : 'app'}`
  if (tree !== 'server') return tree
  if (SERVER_AREAS.includes(second)) return `server/${second}`
  // The rest is what every part of the server stands on: deps, errors, route, middleware, limits, log, env.
  if (second === 'main.ts' || second === 'banner.ts') return 'server/main'
  return second === 'app.ts' || second === 'routes.ts' ? 'server/app' : 'server/base'
}

/** The reason why a module of the program may not import a file, or null. */
export function whyNotFile(from: string, to: string): string | null {
  const [here, there] = [areaOf(from), areaOf(to)]
  if (!/\.(tsx?|css|json|svg|woff2)$/.test(to)) return 'the extension is missing'
  if (isTest(to)) return 'the program does not know its tests'
  if (EXCEPTIONS.includes(`${from} → ${to}`)) return null
  if (here === 'mocks')
    return ['mocks', 'contract'].includes(there) || there.startsWith('server/')
      ? null
      : 'mocks mount the server only'
  if (here !== there && !ARROWS[here]?.includes(there)) return `no arrow ${here} → ${there}`
  if (here === 'src/features') return whyNotSibling(from, to, FEATURE_EDGES, 'feature')
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
  const [mine, theirs] = [from.split('/')[2], to.split('/')[2]]
  if (mine === theirs) return null
  if (!edges.includes(`${mine} → ${theirs}`)) return `no edge ${mine} → ${theirs}`
  return kind === 'feature' && !to.endsWith(`${theirs}/public.ts`)
    ? `not by way of ${theirs}/public.ts`
    : null
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

/** Every arrow of a module that the map does not have, as a line for people. */
export function wrongArrows({ path, files, packages }: Module): string[] {
  return [
    ...files.flatMap((to) => line(path, to, whyNotFile(path, to))),
    ...packages.flatMap((name) => line(path, name, whyNotPackage(path, name))),
  ]
}

const line = (from: string, to: string, why: string | null) =>
  why === null ? [] : [`${from} imports ${to}: ${why}`]
