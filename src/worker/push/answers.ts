import type { UnsentAnswer } from '#src/lib/push/pushRecords.ts'
import type { Device, Outcome } from './device.ts'
import { lookOfUnsent } from './look.ts'

/** The addresses of N9 and N10, without the schemas of their contract. */
export const ANSWER_PATHS = {
  replyToPush: '/api/notifications/push/reply',
  readPushed: '/api/notifications/push/read',
}

/**
 * Sends an answer that was given in a notification. Without an answer from the server it is kept and sent when
 * the network is back. Where the platform cannot do that, a reply that was not sent is shown.
 *
 * @returns whether the notification is answered as far as the member is concerned
 */
export async function answer(device: Device, given: UnsentAnswer): Promise<boolean> {
  const outcome = await send(device, given)
  if (outcome === 'done') return true
  if (outcome === 'unanswered') {
    await device.records.addUnsent(given)
    if (await device.tryLater()) return true
    await device.records.removeUnsent(given.id)
  }
  return giveUp(device, given)
}

/**
 * The network is back. Rejects when an answer still could not be sent, so that the browser tries again,
 * unless this was the last chance.
 */
export async function sendUnsent(device: Device, isLastChance: boolean): Promise<void> {
  let isLeft = false
  for (const given of await device.records.readUnsent()) {
    const outcome = await send(device, given)
    if (outcome === 'unanswered' && !isLastChance) {
      isLeft = true
      continue
    }
    await device.records.removeUnsent(given.id)
    if (outcome !== 'done') await giveUp(device, given)
  }
  if (isLeft) throw new Error('not all answers could be sent')
}

function send(device: Device, { ticket, content, id }: UnsentAnswer): Promise<Outcome> {
  return content === null
    ? device.post(ANSWER_PATHS.readPushed, { ticket })
    : device.post(ANSWER_PATHS.replyToPush, { ticket, content, clientMessageId: id })
}

/**
 * Nothing is lost with a 읽음: the messages stay unread. The text of a member who has logged out meanwhile is
 * not for the next one.
 */
async function giveUp(device: Device, { content, title, to }: UnsentAnswer): Promise<boolean> {
  if (content === null) return false
  if ((await device.records.readSent()) === null) return true
  await device.show(lookOfUnsent({ content, title, to }))
  return true
}
