import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { SERVER_PATHS } from './mocks/serverPaths.ts'
import { serverInTheTab } from './mocks/vitePlugin.ts'
import { fonts } from './scripts/fonts.mjs'

/** Where `npm run dev` finds the API server; `scripts/dev.mjs` sets it. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

const SHARED_PARTS = /\/src\/ui\/(Avatar|icons\/ChevronDown)/
const CHAT_STATE =
  /\/(contract\/(ws\/|text|http\/chat)|src\/realtime\/(?!port|slimSockJs)|src\/features\/chat\/(chat|room(?!Params)|timeline|outbox|drafts|member(?!Safety)|read|unread|echo|disk|message(Table|s)|uuid|connection)\w*\.ts|node_modules\/idb-keyval\/)/
const CHAT_SCREENS =
  /\/(src\/features\/chat\/(?!LeaveDialog|MemberSheet|PeopleSheet|PersonRow|NewChatSheet|useStartChat)|src\/ui\/(Skeleton|ListRow|EmptyState|ErrorState|InputBar|Chat|DateDivider|SystemLine|ConnectionStrip)|src\/lib\/(time|scroll|viewport|longPress|now|clipboard)\.|node_modules\/virtua\/)/
const slimSockJs = fileURLToPath(new URL('src/realtime/slimSockJs.ts', import.meta.url))

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    fonts(),
    ...(mode === 'mock' ? [serverInTheTab()] : []),
  ],
  // sockjs-client reads `global`
  define: { global: 'globalThis' },
  resolve: { alias: command === 'build' ? [{ find: /^sockjs-client$/, replacement: slimSockJs }] : [] },
  server: {
    proxy: {
      ...Object.fromEntries(SERVER_PATHS.map((path) => [path, api])),
      '/ws': { target: api, ws: true },
    },
  },
  // The wasm build finds its files beside itself, which the dependency bundle would break.
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: 'manifest.json',
    sourcemap: false,
    // A data: URL would need a wider Content-Security-Policy and cannot be cached by itself.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Emotion brings these for `withTheme`, which nobody uses; being CommonJS they would stay all the same.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
      output: {
        codeSplitting: {
          // The first load in a few files instead of thirty: the libraries, which outlive a release, and the rest.
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 1 },
            { name: 'first', test: /\/(contract|src)\/(?!main\.tsx$)/, tags: ['$initial'] },
            // Likewise the chat: what it shares with sign-up, what everybody signed in needs, and its screens. A group
            // takes along all that it imports. Sheets and the socket's libraries follow by themselves.
            { name: 'parts', test: SHARED_PARTS },
            { name: 'chat', test: CHAT_STATE },
            { name: 'conversations', test: CHAT_SCREENS },
          ],
        },
      },
    },
  },
  test: {
    // Every test file that opens a PGlite holds about 400 MB.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        resolve: {
          // The Node build of sockjs-client goes past the interception of WebSocket.
          alias: [{ find: /^sockjs-client$/, replacement: 'sockjs-client/dist/sockjs.js' }],
        },
        test: {
          name: 'unit',
          include: ['{src,mocks}/**/*.test.{ts,tsx}', 'tests/journeys/**/*.test.{ts,tsx}'],
          environment: './tests/env/jsdomFetch.ts',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/', pretendToBeVisual: true } },
          setupFiles: ['./tests/setup.ts'],
          globalSetup: ['./tests/env/migratedStore.ts'],
          // Generated art fills the page with long data: URLs; nobody reads more of it than this.
          env: { DEBUG_PRINT_LIMIT: '3000' },
          restoreMocks: true,
          testTimeout: 15_000,
        },
      },
      {
        // Also on Postgres when TEST_DATABASE_URL is set, and with a real bus when TEST_REDIS_URL is.
        extends: true,
        test: {
          name: 'server',
          include: ['{server,contract}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./tests/env/migratedStore.ts'],
          restoreMocks: true,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts', 'scripts/**/*.test.mjs'],
          environment: 'node',
        },
      },
    ],
  },
}))
