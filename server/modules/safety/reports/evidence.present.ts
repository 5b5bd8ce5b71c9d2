import type { Evidence, EvidenceLine } from '#contract/http/safety/reports.ts'
import type { Deps } from '#server/deps.ts'
import { signRoomFile } from '#server/files/roomFiles.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'

/**
 * `reports.evidence`: each address is the stored path of a file, unsigned (docs/product/safety.md "Reports").
 */
export type StoredEvidence = Evidence

type Signing = Pick<Deps, 'digest' | 'now'>

/**
 * For the moderators alone: the files of messages get signed addresses, valid for at least a day, which need
 * no membership of the room.
 */
export async function presentEvidence(
  signing: Signing,
  stored: StoredEvidence,
  urlOf: UrlOf,
): Promise<Evidence> {
  switch (stored.kind) {
    case 'MEMBER':
      return { ...stored, imageUrl: urlOf(stored.imageUrl) }
    case 'BAND':
      return { ...stored, imageUrl: urlOf(stored.imageUrl), mediaUrl: urlOf(stored.mediaUrl ?? null) }
    case 'MESSAGE':
      return { ...stored, lines: await presentLines(signing, stored.lines, urlOf) }
    case 'ROOM':
      return {
        ...stored,
        imageUrl: urlOf(stored.imageUrl),
        lines: await presentLines(signing, stored.lines, urlOf),
      }
  }
}

const presentLines = (
  signing: Signing,
  lines: readonly EvidenceLine[],
  urlOf: UrlOf,
): Promise<EvidenceLine[]> =>
  Promise.all(
    lines.map(async ({ attachmentUrl, ...line }) => ({
      ...line,
      attachmentUrl: attachmentUrl && urlOf(await signRoomFile(signing, attachmentUrl)),
    })),
  )

/** The name of the member, room or band; for a message its sender's (RP2). */
export function targetNameOf(stored: StoredEvidence): string {
  switch (stored.kind) {
    case 'MEMBER':
      return stored.nickname
    case 'BAND':
      return stored.bandName
    case 'ROOM':
      return stored.roomName
    case 'MESSAGE':
      return stored.lines.find(({ isReported }) => isReported)?.senderName ?? ''
  }
}
