import type { ParsedInputOf } from '#contract/call.ts'
import type { Evidence } from '#contract/http/safety/reports.ts'
import type {
  objectToSuspension as objectToSuspensionCall,
  Sanction,
} from '#contract/http/safety/sanctions.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { isSignedFor, readObjectionToken } from './objectionToken.ts'
import { isOver } from './sanctions.policy.ts'
import {
  insertObjection,
  selectGrounds,
  selectOwnSanction,
  selectSanctioned,
  selectSanctionHeld,
} from './sanctions.queries.ts'

/** SA1. @throws AppError SANCTION4004 unknown, or another's */
export async function readSanction(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  memberId: number,
  sanctionId: number,
): Promise<Sanction> {
  const row = await selectOwnSanction(db, memberId, sanctionId)
  if (!row) throw new AppError('SANCTION4004')
  const { evidence, hiddenIds } = await selectGrounds(db, row)
  const { kind, reason, startsAt, endsAt, liftedAt, objection } = row
  return {
    sanctionId,
    kind,
    reason,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    liftedAt: liftedAt?.toISOString() ?? null,
    messages: groundsOf(evidence, hiddenIds, memberId),
    objection: objection && { ...objection, createdAt: objection.createdAt.toISOString() },
    canObject: objection === null && !isOver(row, now()),
  }
}

/**
 * The member's own messages that were reported or are hidden, each once, in the order in which they were
 * sent.
 */
function groundsOf(evidence: readonly Evidence[], hiddenIds: readonly number[], memberId: number): string[] {
  const lines = evidence.flatMap((each) => ('lines' in each ? each.lines : []))
  const about = lines.filter(
    ({ messageId, senderId, isReported }) =>
      senderId === memberId && (isReported || hiddenIds.includes(messageId)),
  )
  return [...new Map(about.map(({ messageId, content }) => [messageId, content]))]
    .sort(([one], [other]) => one - other)
    .map(([, content]) => content)
}

/**
 * SA2.
 * @throws AppError SANCTION4004 unknown, or another's · SANCTION4009 objected to before · SANCTION4010 over
 */
export async function objectToSanction(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  memberId: number,
  sanctionId: number,
  words: string,
): Promise<void> {
  const createdAt = now()
  await db.transaction((tx) => storeObjection(tx, { sanctionId, words, createdAt }, memberId))
}

/**
 * SA3. The token is what a refused log-in gave (A1).
 * @throws AppError SANCTION4004 the token is wrong or too old · SANCTION4009 · SANCTION4010
 */
export async function objectToSuspension(
  deps: Pick<Deps, 'db' | 'now' | 'digest'>,
  { objectionToken, words }: ParsedInputOf<typeof objectToSuspensionCall>,
): Promise<void> {
  const read = readObjectionToken(deps, objectionToken)
  const memberId = read && (await selectSanctioned(deps.db, read.sanctionId))
  if (read === null || memberId === null || !(await isSignedFor(deps, read, memberId)))
    throw new AppError('SANCTION4004')
  await objectToSanction(deps, memberId, read.sanctionId, words)
}

async function storeObjection(
  tx: Tx,
  objection: { sanctionId: number; words: string; createdAt: Date },
  memberId: number,
): Promise<void> {
  const held = await selectSanctionHeld(tx, objection.sanctionId)
  if (held?.memberId !== memberId) throw new AppError('SANCTION4004')
  if (!(await insertObjection(tx, objection))) throw new AppError('SANCTION4009')
  if (isOver(held, objection.createdAt)) throw new AppError('SANCTION4010')
}
