import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const WORKER = '/mockServiceWorker.js'
const workerFile = () => readFile(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8')

/**
 * `vite --mode mock`: the page starts the server inside the tab first and the app after it. The app's own entry knows
 * nothing of this, so no other build can contain any of it. The worker script is served from the installed package.
 */
export function serverInTheTab(): Plugin {
  return {
    name: 'hapju:server-in-the-tab',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/src="\/src\/[^"]+"/, 'src="/mocks/browser.ts"'),
    },
    configureServer(server) {
      server.middlewares.use(WORKER, (_request, response, next) => {
        workerFile().then((text) => response.setHeader('content-type', 'text/javascript').end(text), next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER.slice(1), source: await workerFile() })
    },
  }
}
