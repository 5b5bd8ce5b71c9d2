import type { AnswerOf, ParsedQueryOf } from '#contract/call.ts'
import type {
  findMembers as findMembersCall,
  listModerationActions as listModerationActionsCall,
} from '#contract/http/safety/moderation.ts'
import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { selectActions, selectNamed } from './lookups.queries.ts'
import { pageOf } from './pages.ts'
import { presentSanction } from './sanctionRows.present.ts'
import { selectActive } from './sanctionRows.queries.ts'

const MEMBERS_MAX = 20

/** MD9. */
export async function findMembers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  text: string,
  urlOf: UrlOf,
): Promise<AnswerOf<typeof findMembersCall>> {
  const found = await selectNamed(db, text, MEMBERS_MAX)
  const ids = found.map(({ memberId }) => memberId)
  const active = (await selectActive(db, ids, now())).map(presentSanction)
  return found.map(({ joinedAt, ...member }) => ({
    ...member,
    imageUrl: urlOf(member.imageUrl),
    joinedAt: joinedAt.toISOString(),
    active: active.find(({ memberId }) => memberId === member.memberId) ?? null,
  }))
}

/** MD10. */
export async function listModerationActions(
  { db }: Pick<Deps, 'db'>,
  { cursor, limit }: ParsedQueryOf<typeof listModerationActionsCall>,
): Promise<AnswerOf<typeof listModerationActionsCall>> {
  const rows = await selectActions(db, cursor ?? null, limit + 1)
  const { page, nextCursor } = pageOf(rows, ({ actionId }) => actionId, limit)
  return {
    actions: page.map(({ createdAt, ...action }) => ({ ...action, createdAt: createdAt.toISOString() })),
    nextCursor,
  }
}
