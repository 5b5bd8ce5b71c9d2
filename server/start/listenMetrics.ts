import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { refusalOf } from './listen.ts'

interface MetricsPage {
  contentType: string
  text(): Promise<string>
}

export interface ListeningMetrics {
  /** The address of the metrics. */
  url: string
  /** Gives the port back; an answer in progress is cut off. */
  close(): Promise<void>
}

const PATH = '/metrics'

/**
 * Serves the metrics, and nothing else, on a port of their own: they tell more about the members' habits than
 * everybody should know.
 * @throws StartRefused
 */
export async function listenMetrics(
  { port, host }: { port: number; host: string },
  page: MetricsPage,
  log: Logger,
): Promise<ListeningMetrics> {
  const server = createServer((req, res) => {
    if (req.url?.split('?')[0] !== PATH) return end(res, 404)
    if (req.method !== 'GET' && req.method !== 'HEAD') return end(res, 405, { Allow: 'GET, HEAD' })
    page.text().then(
      (text) => {
        res.writeHead(200, { 'Content-Type': page.contentType, 'Cache-Control': 'no-store' })
        res.end(text)
      },
      (err: unknown) => {
        log.error({ err }, 'could not write the metrics')
        end(res, 500)
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(refusalOf(error, { port, host }, { port: 'METRICS_PORT', host: 'METRICS_HOST' })),
    )
    server.listen(port, host, resolve)
  })
  const name = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}${PATH}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function end(res: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  res.writeHead(status, headers).end()
}
