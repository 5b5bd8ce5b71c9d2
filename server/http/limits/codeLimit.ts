import { CODES_PER_EMAIL_PER_HOUR } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'
import { refuseUntilFree } from '../errors.ts'
import { countEvent } from './counters.queries.ts'
import { perHour } from './limits.policy.ts'

/** P20. Counts a code about to be sent. @throws AppError COMMON429 after 50 in the hour */
export async function countCode({ db, now }: Deps, email: string): Promise<void> {
  const waitSeconds = await countEvent(db, `code:${email}`, now(), perHour(CODES_PER_EMAIL_PER_HOUR))
  refuseUntilFree(waitSeconds, 'mailed_codes', email)
}
