import type { ChatMessage } from '#contract/http/chat/messages.ts'

/**
 * The sample chat for members without rooms (docs/product/chat.md "Demo"), word for word as in the design.
 * Nothing of it exists on the server: the people are invented, so their ids are below those of members.
 */
export const DEMO_TITLE = '토요일 망원 합주'
/** The reader's id in the demo. */
export const DEMO_ME = -1
const HARIN = { senderId: -2, senderName: 'harin' }
const DOJUN = { senderId: -3, senderName: 'dojun99' }
const TAEO = { senderId: -4, senderName: 'taeo' }
const ME = { senderId: DEMO_ME, senderName: '' }

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

const SOUND_ID = 7

export const DEMO_MESSAGES: ChatMessage[] = [
  said(1, HARIN, '20:02', '이번 주 토요일 합주 시간 정해요!'),
  said(2, HARIN, '20:02', '저는 3시 이후 다 괜찮아요'),
  said(3, DOJUN, '20:05', '4시 어때요? 연습실은 제가 예약할게요'),
  said(4, ME, '20:11', '좋아요 4시에 봬요'),
  said(5, ME, '20:11', '새벽 네 시의 택시 데모도 가져갈게요'),
  { ...said(6, TAEO, '20:12', 'taeo님이 들어왔습니다.'), type: 'SYSTEM' },
  { ...said(SOUND_ID, TAEO, '20:19', '음성 메시지'), type: 'AUDIO' },
  said(8, TAEO, '20:20', '드럼 라인 이렇게 쳐봤는데 들어봐주세요!\n후렴 전에 필인은 더 줄여도 될 것 같아요.'),
  said(9, ME, '20:24', '와 너무 좋은데요'),
]

export const SAMPLE_SOUND: SampleSound = {
  kind: 'sampleSound',
  durationMs: 36_000,
  levels: [22, 86, 40, 34, 65, 62, 70, 79, 30, 27, 72, 28, 96, 49, 42, 47, 52, 75, 88, 31, 35, 56].map(
    (percent) => percent / 100,
  ),
}

export const DEMO_FILES: DemoFiles = { [SOUND_ID]: SAMPLE_SOUND }

/** A message of 8 July 2025, Seoul time. */
function said(messageId: number, who: typeof HARIN, clock: string, content: string): ChatMessage {
  const timestamp = new Date(`2025-07-08T${clock}:00.000+09:00`).toISOString()
  return {
    messageId,
    roomId: 0,
    ...who,
    content,
    timestamp,
    type: 'TEXT',
    clientMessageId: null,
    attachment: null,
  }
}
