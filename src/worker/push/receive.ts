import type { PushPayload } from '#contract/http/notifications/push.ts'
import { roomTag } from '#src/lib/push/tags.ts'
import type { Device } from './device.ts'
import { lookOfMessages, lookOfNews, lookOfUnknown } from './look.ts'
import { readPayload } from './payload.ts'

/** A push has arrived. One that was on its way while its member logged out tells the next member nothing. */
export async function receivePush(device: Device, text: string | null): Promise<void> {
  const isForNobody = (await device.records.readSent()) === null
  const { payload, unread } = readPayload(isForNobody ? null : text)
  await Promise.all([show(device, payload), unread === null ? undefined : device.count(unread)])
}

async function show(device: Device, payload: PushPayload | null): Promise<void> {
  switch (payload?.kind) {
    case 'MESSAGES':
      return showMessages(device, payload)
    case 'NOTIFICATION':
      return device.show(lookOfNews(payload))
    case 'READ':
      for (const notification of await device.shown(roomTag(payload.roomId))) notification.close()
      return
    default:
      return device.show(lookOfUnknown())
  }
}

/** Pushes may overtake each other, and one may come twice. */
async function showMessages(
  device: Device,
  payload: Extract<PushPayload, { kind: 'MESSAGES' }>,
): Promise<void> {
  const shown = await device.shown(roomTag(payload.roomId))
  const newest = Math.max(0, ...shown.map(({ data }) => data.messageId ?? 0))
  if (newest > payload.messageId) return
  const { title, look } = lookOfMessages(payload)
  return device.show({ title, look: { ...look, renotify: newest < payload.messageId } })
}
