import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { storeDump } from './storeDump.ts'

const SERVER = '/mocks/browser.ts'
const APP = '/src/main.ts'
/** Sequential, because sockjs-client keeps the WebSocket that exists when it loads. */
const BOTH = `<script type="module">await import('${SERVER}')\nawait import('${APP}')</script>`

const workerFile = () => fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'))

/**
 * `vite --mode mock`: the page starts the server inside the tab, then the app. The app's own entry does not
 * import this code, so no other build can contain it. The worker script comes from the installed package, the
 * store from the same dump that the tests use.
 */
export function serverInTheTab(): Plugin {
  let store = ''
  const files = () => ({ 'mockServiceWorker.js': workerFile(), [basename(store)]: store })
  return {
    name: 'hapju:server-in-the-tab',
    async config() {
      store = await storeDump()
      return {
        define: { 'import.meta.env.STORE_DUMP': JSON.stringify(basename(store)) },
        // Vite scans the page on disk for dependencies, and that page names only the app's own entry.
        optimizeDeps: { entries: [SERVER.slice(1), APP.slice(1)] },
      }
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/<script type="module" src="\/src\/[^"]+"><\/script>/, BOTH),
    },
    configureServer(server) {
      for (const [name, path] of Object.entries(files())) {
        const type = name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream'
        server.middlewares.use(`/${name}`, (_request, response, next) => {
          readFile(path).then((bytes) => response.setHeader('content-type', type).end(bytes), next)
        })
      }
    },
    async generateBundle() {
      for (const [fileName, path] of Object.entries(files())) {
        this.emitFile({ type: 'asset', fileName, source: await readFile(path) })
      }
    },
  }
}
