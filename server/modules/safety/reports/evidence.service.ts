import { WITHDRAWN_MEMBER_MESSAGE } from '#contract/errors.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { SYSTEM_SENDER_NAME, UNKNOWN_MEMBER_ID, UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'
import type { EvidenceLine, ReportKind } from '#contract/http/safety/reports.ts'
import type { Tx } from '#server/db/db.ts'
import { AppError } from '#server/http/errors.ts'
import { badFields } from '#server/http/parse.ts'
import type { StoredEvidence } from './evidence.present.ts'
import {
  holdProfile,
  selectAround,
  selectBand,
  selectMessageOf,
  selectNewest,
  selectOther,
  selectRoomOf,
  type LineRow,
  type RoomRow,
} from './evidence.queries.ts'

/** The messages before and after a reported one. */
const LINES_BESIDE = 3
/** The messages of a reported room. */
const LINES_OF_ROOM = 20

/** What a report is about, as it is now. */
export interface Reported {
  /**
   * Whom the case is about, held until the transaction ends. Null: a room without owner, or they are deleted.
   */
  memberId: number | null
  evidence: StoredEvidence
}

/**
 * Reads what is reported, as far as the reporter may see it. The caller holds the files (`holdFiles`), so
 * that each file named here stays.
 * @throws AppError COMMON400 one's own, or a SYSTEM line · MEMBER4004 · CHAT4004 · BAND4004
 */
export async function readReported(
  tx: Tx,
  reporterId: number,
  kind: ReportKind,
  targetId: number,
): Promise<Reported> {
  const { accusedId, evidence } = await READ[kind](tx, reporterId, targetId)
  if (accusedId === reporterId) throw badFields({ targetId: FIELD_TEXT.notInList })
  const isThere = accusedId !== null && (await holdProfile(tx, accusedId)) !== null
  return { memberId: isThere ? accusedId : null, evidence }
}

type Read = (
  tx: Tx,
  reporterId: number,
  targetId: number,
) => Promise<{ accusedId: number | null; evidence: StoredEvidence }>

const READ: Record<ReportKind, Read> = {
  async MEMBER(tx, _, memberId) {
    const profile = await holdProfile(tx, memberId)
    if (profile === null) throw new AppError('MEMBER4004')
    const { state, ...shown } = profile
    if (state === 'INACTIVE') throw new AppError('MEMBER4004', { message: WITHDRAWN_MEMBER_MESSAGE })
    return { accusedId: memberId, evidence: { kind: 'MEMBER', ...shown } }
  },

  async MESSAGE(tx, reporterId, messageId) {
    const found = await selectMessageOf(tx, reporterId, messageId)
    if (found === null) throw new AppError('CHAT4004')
    // nobody has written it
    if (found.type === 'SYSTEM') throw badFields({ targetId: FIELD_TEXT.notInList })
    const { senderId, room } = found
    const lines = await selectAround(tx, room.roomId, messageId, LINES_BESIDE)
    return {
      accusedId: senderId,
      evidence: {
        kind: 'MESSAGE',
        roomId: room.roomId,
        roomName: (await faceOf(tx, reporterId, room)).name,
        lines: lines.map((line) => lineOf(line, line.messageId === messageId)),
      },
    }
  },

  async ROOM(tx, reporterId, roomId) {
    const room = await selectRoomOf(tx, reporterId, roomId)
    if (room === null) throw new AppError('CHAT4004')
    const { name: roomName, accusedId } = await faceOf(tx, reporterId, room)
    const lines = await selectNewest(tx, roomId, LINES_OF_ROOM)
    return {
      accusedId,
      evidence: {
        kind: 'ROOM',
        roomId,
        roomName,
        imageUrl: room.imageUrl,
        lines: lines.map((line) => lineOf(line, false)),
      },
    }
  },

  async BAND(tx, _, bandId) {
    const band = await selectBand(tx, bandId)
    if (band === null) throw new AppError('BAND4004')
    const { managerId: accusedId, description, ...shown } = band
    return { accusedId, evidence: { kind: 'BAND', bandId, ...shown, description: description ?? '' } }
  },
}

/** A room's name as the reporter reads it, and whom a report of it is about. */
async function faceOf(
  tx: Tx,
  reporterId: number,
  room: RoomRow,
): Promise<{ name: string; accusedId: number | null }> {
  if (room.kind === 'GROUP') return { name: room.name ?? '', accusedId: room.ownerId }
  const other = await selectOther(tx, reporterId, room.roomId)
  return { name: other?.nickname ?? UNKNOWN_MEMBER_NAME, accusedId: other?.memberId ?? null }
}

function lineOf(row: LineRow, isReported: boolean): EvidenceLine {
  return {
    messageId: row.messageId,
    senderId: row.senderId ?? UNKNOWN_MEMBER_ID,
    senderName: row.type === 'SYSTEM' ? SYSTEM_SENDER_NAME : (row.senderName ?? UNKNOWN_MEMBER_NAME),
    type: row.type,
    content: row.content,
    attachmentUrl: row.attachmentPath,
    createdAt: row.createdAt.toISOString(),
    isReported,
  }
}
