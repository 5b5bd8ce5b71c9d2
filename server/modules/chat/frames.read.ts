import * as v from 'valibot'
import type { RoomSend } from '#contract/ws/destinations.ts'
import {
  GROUP_SEND_ROOM_TYPES,
  GroupSendBody,
  PRIVATE_SEND_ROOM_TYPES,
  PrivateSendBody,
} from '#contract/ws/frames.ts'
import type { RoomKind } from './chat.policy.ts'
import type { Draft } from './sending/sending.service.ts'

const KIND_OF_ROOM_TYPE: Record<string, RoomKind> = {
  GROUP: 'GROUP',
  PRIVATE: 'PRIVATE',
  BAND: 'BAND',
  'BAND-APPLICANT': 'BAND',
  'BAND-MANAGER': 'BAND',
}

export type ReadDraft = { ok: true; draft: Draft } | { ok: false; clientMessageId: string | null }

/**
 * Parses the body of WS5 or WS6. Not ok: COMMON400, returned with the client's message id if there was one.
 */
export function readDraft(send: RoomSend, senderId: number, body: string): ReadDraft {
  const json = parseJson(body)
  const parsed = send.id === 'WS5' ? v.safeParse(GroupSendBody, json) : v.safeParse(PrivateSendBody, json)
  if (!parsed.success) return { ok: false, clientMessageId: claimedId(json) }
  const sent: v.InferOutput<typeof GroupSendBody> & { receiverId?: number | null | undefined } = parsed.output
  const known: readonly string[] = send.id === 'WS5' ? GROUP_SEND_ROOM_TYPES : PRIVATE_SEND_ROOM_TYPES
  return {
    ok: true,
    draft: {
      roomId: send.roomId,
      senderId,
      kind: known.includes(sent.roomType) ? (KIND_OF_ROOM_TYPE[sent.roomType] ?? null) : null,
      receiverId: sent.receiverId ?? null,
      content: sent.content,
      clientMessageId: sent.clientMessageId ?? null,
      attachmentId: sent.attachmentId ?? null,
    },
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

const ClaimedId = v.object({ clientMessageId: v.pipe(v.string(), v.maxLength(64)) })

function claimedId(json: unknown): string | null {
  const parsed = v.safeParse(ClaimedId, json)
  return parsed.success ? parsed.output.clientMessageId : null
}
