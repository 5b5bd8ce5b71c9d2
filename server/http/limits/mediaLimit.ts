import { ATTACHMENTS_PER_MEMBER_PER_HOUR, MEDIA_PER_MEMBER_PER_HOUR } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'
import { refuseUntilFree } from '../errors.ts'
import { countEvent } from './counters.queries.ts'
import { perHour } from './limits.policy.ts'

type Store = Pick<Deps, 'db' | 'now'>

/**
 * Counts a recording (S7), or an upload that no profile shows yet (PR3), the latter before its body is read:
 * even unused it stays for at least a day, and it may have 50 MB.
 * @throws AppError COMMON429 after 30 in the hour
 */
export const countMedia = (store: Store, memberId: number): Promise<void> =>
  countFile(store, `media:${memberId}`, MEDIA_PER_MEMBER_PER_HOUR)

/**
 * The same for a room (CH13), before the body is read. @throws AppError COMMON429 after 200 in the hour
 */
export const countAttachment = (store: Store, memberId: number): Promise<void> =>
  countFile(store, `attachment:${memberId}`, ATTACHMENTS_PER_MEMBER_PER_HOUR)

async function countFile({ db, now }: Store, key: string, max: number): Promise<void> {
  const waitSeconds = await countEvent(db, key, now(), perHour(max))
  refuseUntilFree(waitSeconds, 'kept_files')
}
