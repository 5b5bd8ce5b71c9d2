import { request } from 'node:https'
import type { Balancer, Deployment } from './deployment.ts'
import type { Settings } from './server.ts'
import { test as base } from './test.ts'

/** Two nodes behind HAProxy with the file of `deploy/haproxy`. */
export const test = base.extend<{ deployed: Deployment; nodeSettings: Settings }>({
  /** Of the nodes, besides those that two nodes need. */
  nodeSettings: [{}, { option: true }],
  deployed: async ({ deploy, nodeSettings }, use) => {
    const deployment = await deploy(nodeSettings)
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
