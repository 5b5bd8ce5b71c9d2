import type { PushPayload } from '#contract/http/notifications/push.ts'

interface Received {
  /** Null: of a newer server, or nothing readable. */
  payload: PushPayload | null
  /** The count for the app's icon; null: unknown. */
  unread: number | null
}

/** Checked by hand: the schemas would triple the size of the worker. */
export function readPayload(text: string | null): Received {
  const data = parsed(text)
  if (!isRecord(data) || !isCount(data.unread)) return { payload: null, unread: null }
  return { payload: isPayload(data) ? (data as unknown as PushPayload) : null, unread: data.unread }
}

function isPayload(data: Record<string, unknown>): boolean {
  switch (data.kind) {
    case 'MESSAGES':
      return (
        isCount(data.roomId) &&
        ['PRIVATE', 'GROUP', 'BAND'].some((type) => type === data.roomType) &&
        isTextOrNull(data.title) &&
        isCount(data.count) &&
        Array.isArray(data.lines) &&
        data.lines.every(
          (line) => isRecord(line) && typeof line.name === 'string' && typeof line.text === 'string',
        ) &&
        isCount(data.messageId) &&
        typeof data.at === 'string' &&
        typeof data.ticket === 'string'
      )
    case 'NOTIFICATION':
      return (
        isCount(data.notificationId) &&
        isTextOrNull(data.title) &&
        isTextOrNull(data.body) &&
        typeof data.at === 'string'
      )
    case 'READ':
      return isCount(data.roomId)
    default:
      return false
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'
