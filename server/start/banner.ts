import { networkInterfaces } from 'node:os'
import type { Env } from './env.ts'

/** The text printed to the terminal once the program is ready. */
export function banner(
  env: Env,
  port: number,
  metricsUrl: string | null,
  logIns: readonly { email: string; password: string }[],
): string {
  const lines = [
    `합주 is ready: ${[`http://localhost:${port}`, ...otherAddresses(env.host, port)].join('  ')}`,
    `Data:  ${env.databaseUrl === null ? `${env.dataDir} (PGlite)` : 'Postgres'}`,
    `Mail:  ${env.smtpUrl === null ? `this terminal and ${env.dataDir}/outbox` : 'SMTP'}`,
    ...(metricsUrl === null ? [] : [`Metrics:  ${metricsUrl}`]),
    ...logIns.map(({ email, password }) => `Log in with  ${email}  ${password}`),
    'Stop with Ctrl-C.',
  ]
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n`
}

/** Addresses for other devices in the same network; none when the server listens on this machine alone. */
function otherAddresses(host: string, port: number): string[] {
  if (host !== '0.0.0.0' && host !== '::')
    return host === '127.0.0.1' || host === 'localhost' ? [] : [`http://${host}:${port}`]
  return Object.values(networkInterfaces())
    .flat()
    .filter((address) => address?.family === 'IPv4' && !address.internal)
    .map((address) => `http://${address!.address}:${port}`)
}
