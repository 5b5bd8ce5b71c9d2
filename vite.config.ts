import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { SERVER_PATHS } from './mocks/serverPaths.ts'
import { serverInTheTab } from './mocks/vitePlugin.ts'
import packageJson from './package.json' with { type: 'json' }
import { fonts } from './scripts/fonts.mjs'
import { ON_PGLITE_TOO } from './server/testing/onPglite.ts'
import { LongestFirst } from './tests/env/longestFirst.ts'

/**
 * A worker keeps its modules and its store from file to file: loading both takes longer than most files run.
 */
const serverProject = (
  name: string,
  store: string,
  include: string[] = ['{server,contract}/**/*.test.ts'],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    environment: 'node',
    globalSetup: [store],
    setupFiles: ['./tests/serverSetup.ts'],
    isolate: false,
    restoreMocks: true,
    // Ends what hangs. No test waits this long, but on a busy machine one may take ten times its usual time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One project after the other: a worker serves one, and would be replaced at each change between them.
    sequence: { groupOrder: name === 'server' ? 1 : 2 },
  },
})

/** Where `npm run dev` finds the API server; `scripts/dev.mjs` sets it. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

const UNIT = ['{src,mocks}/**/*.test.{ts,tsx}']
/** Screens that are tried on the real server, beside their subject or across several: each test has a store of its own. */
const ON_THE_SERVER = [
  'tests/journeys/**/*.test.{ts,tsx}',
  'src/app/routes/RouteError.test.tsx',
  'src/app/frame/Shell.test.tsx',
  'src/features/auth/{login,signup}/**/*.test.tsx',
  'src/features/chat/conversation/conversation.test.tsx',
  'src/features/chat/rooms/PrivateRooms.test.tsx',
]
/** These need modules that nobody has loaded before, so each has a process of its own. */
const UNIT_ALONE = [
  // what is asked as long as a screen's code has not been loaded
  'src/app/routes/askAhead.test.ts',
  // puts itself under the store as the Redux DevTools do: Redux Toolkit looks for them when it is loaded
  'src/app/timeTravel.test.tsx',
]
/** The longest first. */
const IN_TURN = ['journeys', 'unit', 'unit-alone'] as const

/**
 * A worker keeps its window, its modules and its store from file to file: they take longer to make than most files to run.
 * What a test may have changed besides is put back by tests/setup.ts.
 */
function inJsdom(
  name: (typeof IN_TURN)[number],
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    extends: true,
    resolve: {
      // The Node build of sockjs-client goes past the interception of WebSocket.
      alias: [{ find: /^sockjs-client$/, replacement: 'sockjs-client/dist/sockjs.js' }],
    },
    test: {
      name,
      environment: './tests/env/jsdomFetch.ts',
      environmentOptions: { jsdom: { url: 'http://localhost:3000/', pretendToBeVisual: true } },
      setupFiles: ['./tests/setup.ts'],
      isolate: false,
      // Generated art fills the page with long data: URLs; nobody reads more of it than this.
      env: { DEBUG_PRINT_LIMIT: '3000' },
      restoreMocks: true,
      unstubGlobals: true,
      // Ends what hangs: on a busy machine a test may take ten times its usual time.
      testTimeout: 60_000,
      // One project after the other: a worker serves one, and would be replaced at each change between them.
      sequence: { groupOrder: 3 + IN_TURN.indexOf(name) },
      ...test,
    },
  }
}

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const ours = (path: string) => join(import.meta.dirname, path)
const ENTRY = ours('src/main.ts')
const IS_LIBRARY = /[\\/]node_modules[\\/]/
const IS_SHARED = /[\\/]src[\\/](ui|lib)[\\/]|[\\/]contract[\\/]/
const IS_FEATURE = /[\\/]src[\\/]features[\\/]/
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/** Static imports of the files that a visit loads first, collected once a build. */
let opening: Record<'entry' | 'app' | 'frame' | 'home', Set<string>> | undefined

/**
 * The chunk of a module that a visit loads first, or null. `early` requests data while `app` (with the log-in
 * screen) and its `libraries` are being fetched; libraries stay in the cache across releases. `frame` surrounds
 * all other screens and holds what the home screen shares with them.
 */
function openingPart(id: string, graph: ModuleGraph): 'early' | 'libraries' | 'app' | 'frame' | null {
  opening ??= {
    entry: importedBy(ENTRY, graph),
    app: importedBy(ours('src/app/showApp.tsx'), graph),
    frame: importedBy(ours('src/app/frame/bars.ts'), graph),
    home: importedBy(ours('src/features/home/HomePage.tsx'), graph),
  }
  if (id === ENTRY) return null
  if (opening.entry.has(id) || id === PRELOAD_HELPER) return 'early'
  if (opening.app.has(id)) return IS_LIBRARY.test(id) ? 'libraries' : 'app'
  return opening.frame.has(id) || (opening.home.has(id) && !IS_FEATURE.test(id)) ? 'frame' : null
}

const openingChunk = (part: ReturnType<typeof openingPart>) => (id: string, graph: ModuleGraph) =>
  openingPart(id, graph) === part ? part : null

function importedBy(start: string, graph: ModuleGraph): Set<string> {
  const found = new Set([start])
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** One chunk for each room of a feature, for the modules that several screens share. */
const roomChunk = (id: string) => {
  const room = /[\\/]src[\\/]features[\\/](.+)[\\/][^\\/]+$/.exec(id)?.[1]
  return room?.replaceAll(/[\\/]/g, '-') ?? null
}

/** React Router's package resolves to its development build; the production build has no warnings. */
const REACT_ROUTER = 'node_modules/react-router/dist/production'

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    fonts(),
    ...(mode === 'mock' ? [serverInTheTab()] : []),
  ],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: join(import.meta.dirname, REACT_ROUTER, 'index.mjs') },
            {
              find: /^react-router\/dom$/,
              replacement: join(import.meta.dirname, REACT_ROUTER, 'dom-export.mjs'),
            },
          ]
        : [],
  },
  define: {
    // sockjs-client reads `global`
    global: 'globalThis',
    // src/lib/appVersion.ts
    __APP_VERSION__: JSON.stringify(packageJson.version),
  },
  server: {
    // Vite reloads the page when an .html file changes anywhere below the root; test reports are such files.
    watch: { ignored: ['**/.cache/**', '**/.data/**', '**/dist/**'] },
    proxy: {
      ...Object.fromEntries(SERVER_PATHS.map((path) => [path, api])),
      '/docs/api': api,
      '/ws': { target: api, ws: true },
    },
  },
  optimizeDeps: {
    // Every dependency is to be found before the page opens: one that is found later reloads it. The gallery has other entries.
    entries: ['index.html'],
    // The wasm build finds its files beside itself, which the dependency bundle would break.
    exclude: ['@electric-sql/pglite'],
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: 'manifest.json',
    sourcemap: false,
    modulePreload: { polyfill: false },
    // A data: URL would need a wider Content-Security-Policy and cannot be cached by itself.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        // They only re-export: importing one name does not load the rest of the feature.
        moduleSideEffects: [{ test: /[\\/]features[\\/]\w+[\\/]public\.ts$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            { name: openingChunk('early'), debugName: 'early', priority: 6 },
            { name: openingChunk('libraries'), debugName: 'libraries', priority: 5 },
            { name: openingChunk('app'), debugName: 'app', priority: 4 },
            { name: openingChunk('frame'), debugName: 'frame', priority: 3 },
            // What several screens share: looks and rules, then what lies in one room of a feature.
            { name: 'shared', test: IS_SHARED, minShareCount: 3, priority: 2 },
            { name: roomChunk, debugName: 'rooms', minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    // Every test file that opens a PGlite holds about 400 MB.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      inJsdom('unit', { include: UNIT, exclude: [...ON_THE_SERVER, ...UNIT_ALONE] }),
      inJsdom('unit-alone', { include: UNIT_ALONE, isolate: true }),
      inJsdom('journeys', {
        include: ON_THE_SERVER,
        setupFiles: ['./tests/setup.ts', './tests/env/wholeApp.ts', './tests/journeySetup.ts'],
        globalSetup: ['./tests/env/migratedStore.ts'],
        // the first test of a worker opens the store
        hookTimeout: 60_000,
      }),
      // With TEST_DATABASE_URL all files run on that Postgres, and those that depend on the store run on
      // PGlite as well. Without it all run on PGlite. See docs/testing.md.
      ...(process.env.TEST_DATABASE_URL
        ? [
            serverProject('server', './tests/env/testPostgres.ts'),
            serverProject('server-pglite', './tests/env/migratedStore.ts', Object.keys(ON_PGLITE_TOO)),
          ]
        : [serverProject('server', './tests/env/migratedStore.ts')]),
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}'],
          environment: 'node',
          // The files change nothing that another one sees.
          isolate: false,
          // Nothing here waits: the time goes into parsing every file, however busy the machine is.
          testTimeout: 60_000,
        },
      },
    ],
  },
}))
