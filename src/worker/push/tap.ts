import { REPLY_HASH } from '#src/lib/push/replyHash.ts'
import { answer } from './answers.ts'
import type { Device, OpenNotification } from './device.ts'
import { openAt } from './openAt.ts'

export interface Tap {
  notification: OpenNotification
  /** Empty: the notification itself. */
  action: string
  /** What was typed into 답장; null: the platform has no text field there. */
  reply: string | null
}

/** A notification or one of its buttons was tapped. */
export async function tapNotification(device: Device, { notification, action, reply }: Tap): Promise<void> {
  const { to, ticket, title } = notification.data
  const content = action === 'reply' ? (reply?.trim() ?? '') : null
  const isAnswer = action === 'read' || content !== null
  if (!isAnswer || ticket === null) {
    notification.close()
    return openAt(device, to)
  }
  if (content === '') {
    notification.close()
    return openAt(device, to + REPLY_HASH)
  }
  const given = { id: device.newId(), ticket, content, title: title ?? '', to }
  // closed after the answer: a notification whose 읽음 has failed stays
  if (await answer(device, given)) notification.close()
}
