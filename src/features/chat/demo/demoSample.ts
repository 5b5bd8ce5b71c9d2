import * as v from 'valibot'
import { ChatMessage } from '#contract/http/chat/messages.ts'
import messages from './demoMessages.json' with { type: 'json' }

/**
 * The sample chat for members without rooms (docs/product/chat.md "Demo"), word for word as in the design.
 * Nothing of it exists on the server: the people are invented, so their ids are below those of members.
 */
export const DEMO_TITLE = '토요일 망원 합주'
/** The reader's id in the demo. */
export const DEMO_ME = -1

/** The ids up to which each of the four others has read, ascending. */
export const DEMO_OTHERS_READ: readonly number[] = [4, 4, 8, 9]
/** Includes the reader. */
export const DEMO_PEOPLE_COUNT = DEMO_OTHERS_READ.length + 1

/** The sound of the sample, without audio. */
export interface SampleSound {
  kind: 'sampleSound'
  durationMs: number
  levels: readonly number[]
}
/** A sound recorded or picked here. */
export interface OwnSound {
  kind: 'ownSound'
  durationMs: number
  levels: readonly number[]
  file: Blob
}
export interface OwnPicture {
  kind: 'ownPicture'
  url: string
  widthPx: number
  heightPx: number
}
export type DemoFile = SampleSound | OwnSound | OwnPicture
/** Files by the id of their message. */
export type DemoFiles = Readonly<Record<number, DemoFile>>

/** The AUDIO message of the sample. */
const SOUND_ID = 7

/** The messages of 8 July 2025, Seoul time. */
export const DEMO_MESSAGES: ChatMessage[] = messages.map(({ clock, type, ...said }, index) => ({
  ...said,
  messageId: index + 1,
  roomId: 0,
  timestamp: new Date(`2025-07-08T${clock}:00.000+09:00`).toISOString(),
  type: v.parse(ChatMessage.entries.type, type),
  clientMessageId: null,
  attachment: null,
}))

export const SAMPLE_SOUND: SampleSound = {
  kind: 'sampleSound',
  durationMs: 36_000,
  levels: [22, 86, 40, 34, 65, 62, 70, 79, 30, 27, 72, 28, 96, 49, 42, 47, 52, 75, 88, 31, 35, 56].map(
    (percent) => percent / 100,
  ),
}

export const DEMO_FILES: DemoFiles = { [SOUND_ID]: SAMPLE_SOUND }
