import { BUDGETS } from '#contract/budgets.ts'
import type { Deps } from '#server/deps.ts'
import { refuseUntilFree } from '../errors.ts'
import { takeOrRefuse } from './callLimit.ts'
import { countEvent, readCounter } from './counters.queries.ts'
import { loginWaitSeconds } from './limits.policy.ts'
import { networkOf } from './network.ts'

export interface LoginTry {
  email: string
  /** Null: a device on which nobody has logged in to the account. */
  deviceId: string | null
}

/**
 * Counts a password check by the caller's address; an unknown address is not counted. Unlike other budgets it
 * is taken after the body is read, because the body tells whether the device is known. @throws AppError
 * COMMON429
 */
export function countPasswordCheck({ buckets }: Deps, { deviceId }: LoginTry, ip: string): Promise<void> {
  const name = deviceId === null ? 'passwordOfStranger' : 'passwordOnKnownDevice'
  const key = `${name}:address:${networkOf(ip)}`
  return takeOrRefuse(buckets, ip === '' ? [] : [{ key, bucket: BUDGETS[name].perAddress }], name)
}

/**
 * Refuses a try that comes too soon. Called before the password is verified and again after it was found
 * right: of many tries sent at once, only as many get a verdict as sequential tries would have got. @throws
 * AppError COMMON429
 */
export async function refuseHastyLogin({ db, now }: Deps, tried: LoginTry): Promise<void> {
  const waitSeconds = loginWaitSeconds(await readCounter(db, keyOf(tried), now()), now())
  refuseUntilFree(waitSeconds, 'failed_logins', tried.email)
}

/**
 * Counts a failure, for known and unknown e-mails alike. @throws AppError COMMON429 if it came too soon to
 * get a verdict
 */
export async function countLoginFailure({ db, now }: Deps, tried: LoginTry): Promise<void> {
  const waitSeconds = await countEvent(db, keyOf(tried), now(), loginWaitSeconds)
  refuseUntilFree(waitSeconds, 'failed_logins', tried.email)
}

/** Each known device has its own count, all other devices share one. */
const keyOf = ({ email, deviceId }: LoginTry) =>
  deviceId === null ? `login:${email}` : `login:${email}:${deviceId}`
