import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startHaproxy } from '../../../scripts/lib/services.mjs'
import { ServerProcess, type Settings } from './server.ts'
import { copyTemplate, postgresUrl } from './store.ts'

export type Balancer = NonNullable<Awaited<ReturnType<typeof startHaproxy>>>

export interface Deployment {
  balancer: Balancer
  nodes: [ServerProcess, ServerProcess]
  /** The name of a store of files behind the balancer, which answers with the name it was asked by. */
  filesHost: string
}

const FILES_HOST = 'files.hapju.example'

/** Two nodes behind HAProxy with the file of `deploy/haproxy`, and what stops them. */
export interface Started {
  deployment: Deployment
  stop: () => Promise<void>
}

/** Null: this machine lacks what it needs. */
export async function startDeployment(nodeSettings: Settings): Promise<Started | null> {
  const [databaseUrl, redisUrl] = [postgresUrl(), process.env.TEST_REDIS_URL]
  if (!databaseUrl || !redisUrl) return null
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
  const stop = async () => {
    balancer?.stop()
    store.close()
    for (const node of [two, one]) await node.kill().then(node.removeData)
  }
  if (balancer) return { deployment: { balancer, nodes: [one, two], filesHost: FILES_HOST }, stop }
  await stop()
  return null
}
