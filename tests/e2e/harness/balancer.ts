import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { startHaproxy } from '../../../scripts/lib/services.mjs'
import { ServerProcess, type Settings } from './server.ts'
import { copyTemplate, postgresUrl } from './store.ts'
import { test as base } from './test.ts'

export type Balancer = NonNullable<Awaited<ReturnType<typeof startHaproxy>>>

interface Deployment {
  balancer: Balancer
  nodes: [ServerProcess, ServerProcess]
  /** The name of a store of files behind the balancer, which answers with the name it was asked by. */
  filesHost: string
}

const FILES_HOST = 'files.hapju.example'

interface WorkerFixtures {
  /** Of the nodes, besides those that two nodes need. */
  nodeSettings: Settings
  /** Null: this machine lacks what it needs. */
  deployment: Deployment | null
}

/** Two nodes behind HAProxy with the file of `deploy/haproxy`, one deployment for the tests of a file. */
export const test = base.extend<{ deployed: Deployment }, WorkerFixtures>({
  nodeSettings: [{}, { option: true, scope: 'worker' }],
  deployment: [
    async ({ nodeSettings }, use) => {
      const [databaseUrl, redisUrl] = [postgresUrl(), process.env.TEST_REDIS_URL]
      if (!databaseUrl || !redisUrl) return use(null)
      const settings = {
        DATABASE_URL: await copyTemplate(databaseUrl),
        REDIS_URL: redisUrl,
        TOKEN_SECRET: 'an end-to-end secret of enough characters',
        TRUST_PROXY: '1',
        ...nodeSettings,
      }
      const one = await ServerProcess.start(settings)
      // they share the folder of files, so mail of both is found in the outbox of the first
      const two = await ServerProcess.start({ ...settings, DATA_DIR: one.dataDir })
      // takes nodes for ready until a check fails
      const store = createServer((asked, answer) => answer.end(`${asked.headers.host} ${asked.url}`))
      await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening))
      const balancer = await startHaproxy([`127.0.0.1:${one.port}`, `127.0.0.1:${two.port}`], {
        FILES: `127.0.0.1:${(store.address() as AddressInfo).port}`,
        FILES_HOST,
      })
      try {
        await use(balancer && { balancer, nodes: [one, two], filesHost: FILES_HOST })
      } finally {
        balancer?.stop()
        store.close()
        for (const node of [two, one]) await node.kill().then(node.removeData)
      }
    },
    { scope: 'worker' },
  ],
  deployed: async ({ deployment }, use) => {
    test.skip(!deployment, 'needs Postgres, Redis, HAProxy and OpenSSL; npm test installs and starts them')
    if (deployment) await use(deployment)
  },
})

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array | undefined
  /** The caller's address; any of the loopback. */
  from?: string
}

/** One request over HTTP/1.1 and a connection of its own, with the balancer's certificate checked. */
export function askThrough(
  { url, certificate }: Balancer,
  path: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      new URL(path, url),
      // the name of the certificate, whatever the header Host says
      { method, headers, ca: certificate, servername: 'localhost', localAddress: from, agent: false },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })
}
