import type { AnswerOf } from '#contract/call.ts'
import type {
  findInvitation as findInvitationCall,
  readInvitation as readInvitationCall,
  renewInvitation as renewInvitationCall,
} from '#contract/http/chat/invitations.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { whyCannotManage } from '../../chat.policy.ts'
import { selectRoomAsSeenBy } from '../rooms.queries.ts'
import { countPeople, keepOrPutCode, replaceCode, selectInvited } from './invitations.queries.ts'

type Store = Pick<Deps, 'db'>

/** 128 bits, so that no code can be guessed. */
const CODE_BYTES = 16

/** CH17. @throws AppError CHAT4004 · CHAT4002 · CHAT4000 · CHAT4013 */
export async function readInvitation(
  { db }: Store,
  memberId: number,
  roomId: number,
): Promise<AnswerOf<typeof readInvitationCall>> {
  await requireOwn(db, memberId, roomId)
  const code = await keepOrPutCode(db, roomId, memberId, newCode())
  if (code === null) throw new AppError('CHAT4013') // no longer the owner since the check
  return { code }
}

/** CH18. The code before ends with the statement. @throws AppError as CH17 */
export async function renewInvitation(
  { db }: Store,
  memberId: number,
  roomId: number,
): Promise<AnswerOf<typeof renewInvitationCall>> {
  await requireOwn(db, memberId, roomId)
  const code = newCode()
  if (!(await replaceCode(db, roomId, memberId, code))) throw new AppError('CHAT4013')
  return { code }
}

/** CH19. @throws AppError CHAT4014 */
export async function findInvitation(
  { db }: Store,
  memberId: number,
  code: string,
  urlOf: UrlOf,
): Promise<AnswerOf<typeof findInvitationCall>> {
  const room = await selectInvited(db, code, memberId)
  if (room === null) throw new AppError('CHAT4014')
  return {
    roomId: room.roomId,
    roomName: room.roomName ?? '',
    roomImageUrl: urlOf(room.imageUrl),
    people: await countPeople(db, room.roomId),
    isIn: room.myState === 'ACTIVE',
  }
}

async function requireOwn(db: Db, memberId: number, roomId: number): Promise<void> {
  const why = whyCannotManage(await selectRoomAsSeenBy(db, memberId, roomId), memberId)
  if (why !== null) throw new AppError(why)
}

/** As base64url, without `Buffer`: the mock server runs in a tab. */
function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
