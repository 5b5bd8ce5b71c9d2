import type { AnswerOf, ParsedInputOf, ParsedQueryOf } from '#contract/call.ts'
import type {
  decideObjection as decideObjectionCall,
  listObjections as listObjectionsCall,
} from '#contract/http/safety/moderation.ts'
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
import { answerOpenObjection, selectObjections, selectSanctionOf } from './objections.queries.ts'
import { pageOf, ROWS_PER_PAGE } from './pages.ts'
import { presentSanction } from './sanctionRows.present.ts'
import { lift, selectSanctionRows } from './sanctionRows.queries.ts'

/** MD7. */
export async function listObjections(
  { db }: Pick<Deps, 'db'>,
  { isOpen, cursor }: ParsedQueryOf<typeof listObjectionsCall>,
): Promise<AnswerOf<typeof listObjectionsCall>> {
  const wanted = { isOpen: isOpen === 'true', cursor: cursor ?? null, limit: ROWS_PER_PAGE + 1 }
  const { page, nextCursor } = pageOf(await selectObjections(db, wanted), (row) => row.objectionId)
  const rows = await selectSanctionRows(
    db,
    page.map(({ sanctionId }) => sanctionId),
  )
  const sanctions = new Map(rows.map((row) => [row.sanctionId, presentSanction(row)]))
  return {
    objections: page.flatMap(({ sanctionId, createdAt, ...objection }) => {
      const sanction = sanctions.get(sanctionId)
      return sanction ? [{ ...objection, createdAt: createdAt.toISOString(), sanction }] : []
    }),
    nextCursor,
  }
}

/**
 * MD8. LIFTED ends a sanction that is not over yet.
 * @throws AppError OBJECTION4004 · OBJECTION4009 decided already
 */
export async function decideObjection(
  deps: Deps,
  moderatorId: number,
  objectionId: number,
  { state, answer }: ParsedInputOf<typeof decideObjectionCall>,
  urlForOthers: UrlOf,
): Promise<void> {
  const at = deps.now()
  const sanctionId = await selectSanctionOf(deps.db, objectionId)
  if (sanctionId === undefined) throw new AppError('OBJECTION4004')
  const { notification, shown } = await deps.db.transaction(async (tx) => {
    const held = await selectSanctionHeld(tx, sanctionId)
    if (!held) throw new AppError('OBJECTION4004')
    const isFirst = await answerOpenObjection(tx, sanctionId, { state, answer, decidedAt: at, moderatorId })
    if (!isFirst) throw new AppError('OBJECTION4009')
    const { memberId, caseId } = held
    const isLifted = state === 'LIFTED' && !isOver(held, at)
    const shown = isLifted ? await lift(tx, sanctionId, at) : []
    await insertAction(tx, {
      moderatorId,
      action: state,
      memberId,
      caseId,
      sanctionId,
      reason: answer,
      createdAt: at,
    })
    const notification = await insertNotification(tx, {
      type: 'BAN',
      receiverId: memberId,
      message: answer,
      sanctionId,
      createdAt: at,
    })
    return { notification, shown }
  })
  await Promise.all([tellChatLimitsChanged(deps), tellMessagesChanged(deps, shown, urlForOthers)])
  if (notification) await tellNotified(deps, notification.receiverId, notification, urlForOthers)
}
