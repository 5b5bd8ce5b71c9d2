import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '#server/deps.ts'
import { boundedQueue } from './boundedQueue.ts'

/** Decision P20: 19 MiB, two passes, one lane; about 10 ms of a core. The package defaults to argon2id. */
const ARGON2ID = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Hashing runs on the thread pool; a free core keeps a burst of log-ins from slowing the chat (S10). */
const RUNNING_MAX = Math.max(1, Math.min(availableParallelism() - 1, 4))
/** One to two seconds of waiting for the last in the queue. */
const WAITING_MAX = RUNNING_MAX * 100
const RETRY_AFTER_SECONDS = 2

export async function argon2Hasher(): Promise<PasswordHasher> {
  const queued = boundedQueue({
    running: RUNNING_MAX,
    waiting: WAITING_MAX,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
  const nobodysHash = await hash(crypto.randomUUID(), ARGON2ID)
  return {
    hash: (password) => queued(() => hash(password, ARGON2ID)),
    verify: (passwordHash, password) =>
      queued(async () => (await verify(passwordHash ?? nobodysHash, password)) && passwordHash !== null),
  }
}
