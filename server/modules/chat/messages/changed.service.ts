import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { roomEvent } from '../events.present.ts'
import { selectActiveIds } from '../rooms/membership.queries.ts'
import { presentMessages } from './messages.present.ts'
import { selectMessagesById } from './messages.queries.ts'

/**
 * MESSAGE_CHANGED on WS1 and WS2: messages that moderators have hidden or show again, as the members of their
 * rooms read them now. Never rejects: it is called after the commit, and the next CH4 tells the same.
 */
export async function tellMessagesChanged(
  deps: Deps,
  messageIds: readonly number[],
  urlForOthers: UrlOf,
): Promise<void> {
  if (messageIds.length === 0) return
  try {
    const rows = await selectMessagesById(deps.db, messageIds)
    const said = await presentMessages(deps, rows, urlForOthers)
    const audiences = await selectActiveIds(deps.db, [...new Set(rows.map(({ roomId }) => roomId))])
    for (const [at, { roomId, roomKind }] of rows.entries())
      await deps.bus.publish(
        roomEvent({ id: roomId, kind: roomKind }, audiences.get(roomId) ?? [], {
          type: 'MESSAGE_CHANGED',
          data: said[at]!,
        }),
      )
  } catch (error) {
    deps.log.error({ err: error }, 'could not tell of changed messages')
  }
}
