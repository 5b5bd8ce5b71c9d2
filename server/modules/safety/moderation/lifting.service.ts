import type { AnswerOf, ParsedQueryOf } from '#contract/call.ts'
import type { listSanctions as listSanctionsCall } from '#contract/http/safety/moderation.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { tellMessagesChanged } from '../../chat/messages/changed.service.ts'
import { insertNotification } from '../../notifications/notifications.queries.ts'
import { tellNotified } from '../../notifications/notifications.service.ts'
import { tellChatLimitsChanged } from '../sanctions/chatLimits.ts'
import { isOver } from '../sanctions/sanctions.policy.ts'
import { selectSanctionHeld } from '../sanctions/sanctions.queries.ts'
import { insertAction } from './actions.queries.ts'
import { answerOpenObjection } from './objections.queries.ts'
import { pageOf, ROWS_PER_PAGE } from './pages.ts'
import { presentSanction } from './sanctionRows.present.ts'
import { lift, selectSanctions } from './sanctionRows.queries.ts'

/** MD5. */
export async function listSanctions(
  { db }: Pick<Deps, 'db'>,
  { memberId, cursor }: ParsedQueryOf<typeof listSanctionsCall>,
): Promise<AnswerOf<typeof listSanctionsCall>> {
  const rows = await selectSanctions(db, {
    memberId: memberId ?? null,
    cursor: cursor ?? null,
    limit: ROWS_PER_PAGE + 1,
  })
  const { page, nextCursor } = pageOf(rows, ({ sanctionId }) => sanctionId)
  return { sanctions: page.map(presentSanction), nextCursor }
}

/**
 * MD6. Also answers an objection that waits, with the same reason: nothing is left to decide about it.
 * @throws AppError SANCTION4004 · SANCTION4010 over, or ended before
 */
export async function liftSanction(
  deps: Deps,
  moderatorId: number,
  sanctionId: number,
  reason: string,
  urlForOthers: UrlOf,
): Promise<void> {
  const at = deps.now()
  const { notification, shown } = await deps.db.transaction(async (tx) => {
    const held = await selectSanctionHeld(tx, sanctionId)
    if (!held) throw new AppError('SANCTION4004')
    if (isOver(held, at)) throw new AppError('SANCTION4010')
    const { memberId, caseId } = held
    const shown = await lift(tx, sanctionId, at)
    await answerOpenObjection(tx, sanctionId, { state: 'LIFTED', answer: reason, decidedAt: at, moderatorId })
    await insertAction(tx, {
      moderatorId,
      action: 'LIFT',
      memberId,
      caseId,
      sanctionId,
      reason,
      createdAt: at,
    })
    const notification = await insertNotification(tx, {
      type: 'BAN',
      receiverId: memberId,
      message: reason,
      sanctionId,
      createdAt: at,
    })
    return { notification, shown }
  })
  await Promise.all([tellChatLimitsChanged(deps), tellMessagesChanged(deps, shown, urlForOthers)])
  if (notification) await tellNotified(deps, notification.receiverId, notification, urlForOthers)
}
