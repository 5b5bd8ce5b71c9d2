import type { AnswerOf, QueryOf } from '#contract/call.ts'
import type { listRooms } from '#contract/http/chat/rooms.ts'
import { ROOM_PAGE_SIZE } from '#contract/limits.ts'
import type { AnswerMeta } from '#src/api/answer.ts'

/** An answer of CH1, or what several of them make. Without a version only the pages can be asked for. */
export type RoomListRead = AnswerOf<typeof listRooms>

/** `meta`: of the request, where one was enough. */
export type RoomListResult<Failure> = Promise<
  | { data: RoomListRead; error?: undefined; meta?: AnswerMeta | undefined }
  | { data?: undefined; error: Failure; meta?: AnswerMeta | undefined }
>
export type AskRooms<Failure> = (query: QueryOf<typeof listRooms>) => RoomListResult<Failure>

/**
 * CH1. Asks for what has changed since the last read, and for the first page when there was none. Most lists
 * have one page, so the code for the rest is loaded when it is needed. A server that has no pages yet answers
 * with the whole list (decision 0031). The rows are not sorted.
 */
export async function readRoomList<Failure>(
  before: RoomListRead | undefined,
  ask: AskRooms<Failure>,
): RoomListResult<Failure> {
  const answer = await ask({ limit: ROOM_PAGE_SIZE, since: before?.version })
  const { data } = answer
  if (!data?.ids && !data?.nextCursor) return answer
  return import('./restOfRoomList.ts').then(
    ({ readRest }) => readRest(before, data, ask),
    // there is no network, or a newer version of the app has replaced the file
    () => ask({}),
  )
}
