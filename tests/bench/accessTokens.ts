import { joseTokens } from '#server/adapters/secrets/joseTokens.ts'
import { emailOf } from './crowd.ts'

/**
 * A server with this secret accepts tokens made here; thousands of log-ins by password would measure argon2.
 */
export const BENCH_SECRET = 'only for the bench, at least 32 bytes'

/** Tokens of members 1 to `count`, in this order. */
export async function accessTokens(count: number): Promise<string[]> {
  const now = () => new Date()
  const tokens = await joseTokens(new TextEncoder().encode(BENCH_SECRET), now)
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      tokens.signAccess({ memberId: at + 1, email: emailOf(at + 1), sessionId: crypto.randomUUID() }, now()),
    ),
  )
}
