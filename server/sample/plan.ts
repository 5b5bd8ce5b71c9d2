import { ATTACHMENT_TEXT } from '#contract/http/chat/attachments.ts'
import type { MessageType } from '#contract/http/chat/messages.ts'
import { joinedLine, leftLine } from '#server/modules/chat/rooms/systemLines.ts'
import type { PictureName } from './media/drawnPictures.ts'
import type { SoundName } from './media/playedSounds.ts'
import type { Random } from './random.ts'

/** A file by the name of its picture or audio. */
export type SampleFile = { kind: 'IMAGE'; name: PictureName } | { kind: 'AUDIO'; name: SoundName }

/** A message before it has ids. */
export interface PlannedMessage {
  sender: string
  type: MessageType
  content: string
  /** A SYSTEM message that counts as unread. */
  isNews?: boolean
  at: Date
  /** The file of an IMAGE or AUDIO message. */
  file?: SampleFile
}

export interface PlannedRoom {
  kind: 'PRIVATE' | 'GROUP' | 'BAND'
  id?: number | undefined
  name?: string | undefined
  people: readonly string[]
  left: readonly string[]
  messages: readonly PlannedMessage[]
  createdAt: Date
  /** The number of newest messages that each of these members has not read. Others have read everything. */
  unread: Readonly<Record<string, number>>
  pinnedBy: readonly string[]
}

/** Seconds between two messages of a scene. */
const PAUSE = { min: 8, max: 55 }

/** Files that may be sent instead of a text. */
const FILES: Readonly<Record<string, SampleFile>> = {
  '[poster]': { kind: 'IMAGE', name: 'poster' },
  '[score]': { kind: 'IMAGE', name: 'score' },
  '[stage]': { kind: 'IMAGE', name: 'stage' },
  '[guitar]': { kind: 'AUDIO', name: 'guitar' },
  '[drums]': { kind: 'AUDIO', name: 'drums' },
}

/**
 * Reads lines of the form `nickname text`, `nickname [file]`, `+ nickname` (joins) and `- nickname` (leaves),
 * as successive messages from `start` on.
 */
export function speak(lines: readonly string[], start: Date, random: Random): PlannedMessage[] {
  let at = start.getTime()
  return lines.map((line) => {
    const [first = '', ...rest] = line.split(' ')
    const said = rest.join(' ')
    const when = new Date(at)
    at += random.between(PAUSE.min, PAUSE.max) * 1000
    if (first === '+') return { sender: said, type: 'SYSTEM', content: joinedLine(said), at: when }
    if (first === '-') return { sender: said, type: 'SYSTEM', content: leftLine(said), at: when }
    const file = FILES[said]
    if (file) return { sender: first, type: file.kind, content: ATTACHMENT_TEXT[file.kind], at: when, file }
    return { sender: first, type: 'TEXT', content: said, at: when }
  })
}

/** The index of the last message that a member has read; -1: none. Own messages count as read. */
export function readUpTo(messages: readonly PlannedMessage[], member: string, unread: number): number {
  let left = unread
  for (let at = messages.length - 1; at >= 0; at -= 1) {
    if (left === 0) return at
    const { type, isNews = false, sender } = messages[at]!
    if (type !== 'SYSTEM' || (isNews && sender !== member)) left -= 1
  }
  if (left > 0) throw new Error(`${member} cannot have ${unread} messages unread here`)
  return -1
}
