import type { PickedSound } from '#src/features/chat/delivery/uploads/pickedFile.ts'
import type { VoiceProblem } from './voiceProblems.ts'

/**
 * The state of the voice bar, and all its transitions:
 *
 *              asked            granted             ended               read
 *   (any) ───────────▶ asking ───────────▶ recording ─────▶ reading ───────────▶ preview
 *                         │ failed            │ ended too soon   │ failed
 *                         └───────────────────┴──────────────────┴──────▶ problem
 *
 * `chosen` (a picked file) leads from every phase to reading. An event that is too late for the phase is
 * ignored.
 */
export type Recording =
  | { phase: 'asking' }
  | { phase: 'recording'; startedAtMs: number; elapsedMs: number; levels: readonly number[] }
  | { phase: 'reading'; ended: RecordingEnd | null }
  | { phase: 'preview'; sound: PickedSound; ended: RecordingEnd | null }
  | { phase: 'problem'; problem: VoiceProblem }

/** What ended it: the member, the length limit, a lost microphone, or the member's absence. */
export type RecordingEnd = 'member' | 'limit' | 'cut' | 'away'

/** Times are monotonic (`performance.now()`), because a phone's clock may be changed meanwhile. */
export type RecordingEvent =
  | { type: 'asked' }
  | { type: 'granted'; atMs: number }
  | { type: 'heard'; atMs: number; level: number }
  | { type: 'ended'; atMs: number; by: RecordingEnd }
  | { type: 'chosen' }
  | { type: 'read'; sound: PickedSound }
  | { type: 'failed'; problem: VoiceProblem }

export const RECORDING_MIN_MS = 1_000

export const ASKING: Recording = { phase: 'asking' }

export function afterEvent(now: Recording, event: RecordingEvent): Recording {
  switch (event.type) {
    case 'asked':
      return ASKING
    case 'chosen':
      return { phase: 'reading', ended: null }
    case 'granted':
      if (now.phase !== 'asking') return now
      return { phase: 'recording', startedAtMs: event.atMs, elapsedMs: 0, levels: [] }
    case 'heard':
      if (now.phase !== 'recording') return now
      return { ...now, elapsedMs: event.atMs - now.startedAtMs, levels: [...now.levels, event.level] }
    case 'ended':
      if (now.phase !== 'recording') return now
      if (event.atMs - now.startedAtMs >= RECORDING_MIN_MS) return { phase: 'reading', ended: event.by }
      return { phase: 'problem', problem: event.by === 'cut' ? 'failed' : 'tooShort' }
    case 'read':
      if (now.phase !== 'reading') return now
      return { phase: 'preview', sound: event.sound, ended: now.ended }
    case 'failed':
      if (now.phase !== 'asking' && now.phase !== 'reading') return now
      return { phase: 'problem', problem: event.problem }
  }
}
