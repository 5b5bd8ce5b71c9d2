import type { Deps } from '#server/deps.ts'
import { AppError } from '../errors.ts'
import { countEvent, readCounter } from './counters.queries.ts'
import { loginWaitSeconds } from './limits.policy.ts'

/**
 * Refuses a try that comes too soon. Called before the password is verified and again after it was found
 * right: of many tries sent at once, only as many get a verdict as sequential tries would have got. @throws
 * AppError COMMON429
 */
export async function refuseHastyLogin({ db, now }: Deps, email: string): Promise<void> {
  refuse(loginWaitSeconds(await readCounter(db, keyOf(email), now()), now()))
}

/**
 * Counts a failure, for known and unknown e-mails alike. @throws AppError COMMON429 if it came too soon to
 * get a verdict
 */
export async function countLoginFailure({ db, now }: Deps, email: string): Promise<void> {
  refuse(await countEvent(db, keyOf(email), now(), loginWaitSeconds))
}

const keyOf = (email: string) => `login:${email}`

function refuse(waitSeconds: number): void {
  if (waitSeconds > 0) throw new AppError('COMMON429', { retryAfterSeconds: waitSeconds })
}
