import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { SERVER_PATHS } from './contract/serverPaths.ts'
import { serverInTheTab } from './mocks/vitePlugin.ts'
import packageJson from './package.json' with { type: 'json' }
import { fonts } from './scripts/fonts.mjs'
import { MUTATED_GROUPS } from './scripts/lib/mutatedFiles.mjs'
import { ON_PGLITE_TOO } from './server/testing/onPglite.ts'
import { LongestFirst } from './tests/env/longestFirst.ts'
import { PATIENCE_MS } from './tests/env/patience.ts'
import { PLACES } from './tests/env/places.ts'

/** Projects with the same number of workers run together (`tests/env/longestFirst.ts`). */
const IN_TURN = { server: 1, app: 2 } as const

/**
 * A worker keeps its modules and its store between files, because loading both takes longer than most files
 * run.
 */
const serverProject = (
  name: string,
  store: string,
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: ['{server,contract}/**/*.test.ts'],
    ...PLACES.node,
    globalSetup: [store, './tests/env/testS3.ts', './tests/env/builtPrograms.ts'],
    isolate: false,
    restoreMocks: true,
    // Ends a test that hangs. No test takes this long, but on a busy machine a test may take ten times its
    // usual time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: IN_TURN.server },
    ...test,
  },
})

/** The address of the API server for `npm run dev`; set by `scripts/dev.mjs`. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

const UNIT = ['{src,mocks,tests/env}/**/*.test.{ts,tsx}']
/**
 * Tests of screens on the real server, beside their subject or across several: each test has its own store.
 */
const ON_THE_SERVER = [
  'tests/journeys/**/*.test.{ts,tsx}',
  'src/app/routes/RouteError.test.tsx',
  'src/app/frame/Shell.test.tsx',
  'src/features/auth/{login,signup}/**/*.test.tsx',
  'src/features/chat/conversation/conversation.test.tsx',
  'src/features/chat/rooms/ChatList.test.tsx',
]
/** These need modules that have not been loaded before, so each runs in its own process. */
const UNIT_ALONE = [
  // tests requests that are sent only while a screen's code has not been loaded
  'src/app/routes/askAhead.test.ts',
  // installs a stand-in for the Redux DevTools, which Redux Toolkit looks for only when it is loaded
  'src/app/timeTravel.test.tsx',
]
/** What `npm run mutate` runs without a document runs without one here too. */
const ON_A_BARE_PAGE = MUTATED_GROUPS.flatMap(({ place, tests }) => (place === 'bare page' ? tests : []))
/** More than the two cores, because tests of the app spend a quarter of their time waiting. */
const APP_WORKERS = 3

/**
 * A worker keeps its window, its modules and its store between files, because creating them takes longer than
 * most files run. `tests/setup.ts` resets whatever else a test changes.
 */
function inJsdom(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    extends: true,
    resolve: {
      // The Node build of sockjs-client bypasses the interception of WebSocket.
      alias: [{ find: /^sockjs-client$/, replacement: 'sockjs-client/dist/sockjs.js' }],
    },
    test: {
      name,
      ...PLACES.jsdom,
      // Of 16 MiB for new objects most survive, because a page is large and lives long: copying them took a tenth
      // of the processor time.
      execArgv: ['--max-semi-space-size=64'],
      isolate: false,
      maxWorkers: APP_WORKERS,
      // Generated art fills the page with long data: URLs, so a dump of the page is cut here.
      env: { DEBUG_PRINT_LIMIT: '3000' },
      restoreMocks: true,
      unstubGlobals: true,
      // Ends a test that hangs: on a busy machine a test may take ten times its usual time.
      testTimeout: 60_000,
      sequence: { groupOrder: IN_TURN.app },
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
const IS_SHARED = /[\\/]src[\\/]((ui|lib)[\\/]|offline[\\/]\w+\.tsx$)|[\\/]contract[\\/]/
const IS_FEATURE = /[\\/]src[\\/]features[\\/]/
const IS_HOME = /[\\/]features[\\/]home[\\/]/
const IS_OF_BANDS = /[\\/]features[\\/]bands[\\/][^\\/]+$/
const IS_RECOMMENDED = /[\\/]bands[\\/](recommended|modal|filters)[\\/]|RecommendedList\.tsx$/
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/** The static imports of the files that a visit loads first, collected once per build. */
let opening: Record<'app' | 'login' | 'frame' | 'home' | 'list', Set<string>> | undefined

type OpeningPart = 'libraries' | 'app' | 'frame' | 'recommended' | 'cards'

/**
 * The chunk of a module that a visit loads first, or null. `libraries` stay in the cache across releases. `app`
 * contains what the log-in shares with the other screens. `frame` surrounds all other screens and contains what
 * home shares with them. What home shows of bands is in few files, because an HTTP/1.1 browser fetches six at a
 * time: `cards` shows one band, `recommended` finds them.
 */
function openingPart(id: string, graph: ModuleGraph): OpeningPart | null {
  opening ??= {
    app: importedBy(ENTRY, graph),
    login: importedBy(ours('src/features/auth/login/LoginPage.tsx'), graph),
    frame: importedBy(ours('src/app/frame/bars.ts'), graph),
    home: importedBy(ours('src/features/home/HomePage.tsx'), graph),
    list: importedBy(ours('src/features/bands/list/RecommendedList.tsx'), graph),
  }
  if (id === ENTRY) return null
  if (id === PRELOAD_HELPER) return 'app'
  const isOfHome = opening.frame.has(id) || (opening.home.has(id) && !IS_FEATURE.test(id))
  if (opening.app.has(id) || (opening.login.has(id) && (isOfHome || !IS_FEATURE.test(id))))
    return IS_LIBRARY.test(id) ? 'libraries' : 'app'
  if (isOfHome) return 'frame'
  if (IS_HOME.test(id) || !(opening.home.has(id) || opening.list.has(id))) return null
  return IS_RECOMMENDED.test(id) ? 'recommended' : 'cards'
}

const openingChunk = (part: OpeningPart) => (id: string, graph: ModuleGraph) =>
  openingPart(id, graph) === part ? part : null

function importedBy(start: string, graph: ModuleGraph): Set<string> {
  const found = new Set([start])
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** Fetched with every page. */
const IS_THERE = /^assets[\\/](libraries|rolldown-runtime|app|index|frame)-/

/** One chunk per folder of a feature, for modules that several screens share. */
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
    // read by src/lib/appVersion.ts
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
    // All dependencies must be found before the page opens: one found later reloads it. Storybook has its own
    // entries.
    entries: ['index.html'],
    // The wasm build looks for its files beside itself, which bundling would break.
    exclude: ['@electric-sql/pglite'],
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: 'manifest.json',
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // these have no links to the browser's head, which lays out the page for each
      resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !IS_THERE.test(file)),
    },
    // A data: URL would need a wider Content-Security-Policy and cannot be cached separately.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        // These files only re-export, so importing one name does not load the rest of the feature.
        moduleSideEffects: [{ test: /[\\/]features[\\/]\w+[\\/]public\.ts$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            { name: openingChunk('libraries'), debugName: 'libraries', priority: 6 },
            { name: openingChunk('app'), debugName: 'app', priority: 5 },
            { name: openingChunk('frame'), debugName: 'frame', priority: 4 },
            { name: openingChunk('recommended'), debugName: 'recommended', priority: 2.5 },
            { name: 'bands', test: IS_OF_BANDS, minShareCount: 4, priority: 3.5 },
            { name: openingChunk('cards'), debugName: 'cards', priority: 3 },
            // Modules that several screens share: first `ui`, `lib`, `contract` and the offline texts, then the
            // folders of features.
            { name: 'shared', test: IS_SHARED, minShareCount: 4, priority: 2 },
            { name: roomChunk, debugName: 'rooms', minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    // Each test file that opens PGlite uses about 400 MB.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: PATIENCE_MS } },
    projects: [
      inJsdom('unit', { include: UNIT, exclude: [...ON_THE_SERVER, ...UNIT_ALONE, ...ON_A_BARE_PAGE] }),
      {
        extends: true,
        test: {
          name: 'unit-bare',
          include: ON_A_BARE_PAGE,
          ...PLACES['bare page'],
          isolate: false,
          maxWorkers: APP_WORKERS,
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: 60_000,
          sequence: { groupOrder: IN_TURN.app },
        },
      },
      inJsdom('unit-alone', { include: UNIT_ALONE, isolate: true }),
      inJsdom('journeys', {
        include: ON_THE_SERVER,
        setupFiles: ['./tests/setup.ts', './tests/env/wholeApp.ts', './tests/journeySetup.ts'],
        globalSetup: ['./tests/env/migratedStore.ts'],
        // the first test of a worker opens the store
        hookTimeout: 60_000,
      }),
      // With TEST_DATABASE_URL all files run on that Postgres, and those that depend on the store run on
      // PGlite too. Without it all run on PGlite. See docs/testing.md.
      ...(process.env.TEST_DATABASE_URL
        ? [
            serverProject('server', './tests/env/testPostgres.ts'),
            serverProject('server-pglite', './tests/env/migratedStore.ts', {
              include: Object.keys(ON_PGLITE_TOO),
            }),
          ]
        : [serverProject('server', './tests/env/migratedStore.ts')]),
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}'],
          environment: 'node',
          // No file changes state that another file reads.
          isolate: false,
          // Ends a test that hangs. These tests parse every file, and in `npm test` they run at the lowest
          // priority.
          testTimeout: 360_000,
          hookTimeout: 360_000,
        },
      },
    ],
  },
}))
