import { AUDIO_MAX_MS, PEAKS_DRAWN } from '#contract/limits.ts'
import type { PickedSound } from '#src/features/chat/delivery/uploads/pickedFile.ts'
import { decodeSound } from '../playback/decodeSound.ts'
import { peaksOf } from '../playback/peaks.ts'
import { soundOfFile } from '../playback/soundOfFile.ts'
import { closeMicrophone, openMicrophone } from './microphone.ts'
import { afterEvent, ASKING, type Recording, type RecordingEnd, type RecordingEvent } from './recording.ts'
import { startTape, type Tape } from './tape.ts'

const LOOKED_EVERY_MS = 100
/**
 * A recording ends shortly before the limit: its file is a little longer than the measured time, and timers
 * are late.
 */
const ENDS_AT_MS = AUDIO_MAX_MS - 500
/**
 * The time in the background after which a recording ends and is kept, so that nobody is recorded unnoticed.
 */
const AWAY_MS = 30_000

/**
 * One voice message in the making. Outside of React, because a recording must end whatever happens to the
 * screen.
 */
export interface Recorder {
  subscribe(listener: () => void): () => void
  getState(): Recording
  /** Requests the microphone and records; can be called again after a problem. */
  record(): void
  /** Uses a file instead. */
  choose(file: Blob): void
  stop(): void
  /** Releases the microphone at once and discards the recording. */
  close(): void
}

export function makeRecorder(): Recorder {
  let state: Recording = ASKING
  const listeners = new Set<() => void>()
  let running: (() => void) | null = null
  let tape: Tape | null = null
  // incremented by every start and close: answers to an earlier turn are ignored
  let turn = 0

  function happened(event: RecordingEvent) {
    const next = afterEvent(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  const at = () => state.phase

  async function record() {
    close()
    const mine = turn
    happened({ type: 'asked' })
    const microphone = await openMicrophone()
    if (typeof microphone === 'string') {
      if (mine === turn) happened({ type: 'failed', problem: microphone })
      return
    }
    if (mine !== turn) return closeMicrophone(microphone)
    try {
      tape = startTape(microphone, () => void end('cut'))
    } catch {
      closeMicrophone(microphone)
      return happened({ type: 'failed', problem: 'unsupported' })
    }
    happened({ type: 'granted', atMs: performance.now() })
    running = watch({ look, onAway: () => void end('away') })
  }

  function look() {
    if (!tape) return
    happened({ type: 'heard', atMs: performance.now(), level: tape.level() })
    if (state.phase === 'recording' && state.elapsedMs >= ENDS_AT_MS) void end('limit')
  }

  async function end(by: RecordingEnd) {
    if (state.phase !== 'recording' || !tape) return
    const { levels, startedAtMs } = state
    const [mine, ending, atMs] = [turn, tape, performance.now()]
    release()
    happened({ type: 'ended', by, atMs })
    if (at() !== 'reading') return ending.discard()
    const file = await ending.finish()
    const sound = await soundOfTape(file, { elapsedMs: atMs - startedAtMs, levels })
    if (mine !== turn) return
    happened(sound ? { type: 'read', sound } : { type: 'failed', problem: 'failed' })
  }

  /** Stops watching the recording; the tape may still have to be read. */
  function release() {
    running?.()
    running = null
    tape = null
  }

  function close() {
    turn += 1
    tape?.discard()
    release()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
    record: () => void record(),
    choose(file) {
      close()
      const mine = turn
      happened({ type: 'chosen' })
      void soundOfFile(file).then((read) => {
        if (mine !== turn) return
        happened(
          'sound' in read ? { type: 'read', sound: read.sound } : { type: 'failed', problem: read.refusal },
        )
      })
    },
    stop: () => void end('member'),
    close,
  }
}

/**
 * A browser can play what it recorded. If it cannot decode it, the measured time and levels are used instead.
 * Null if nothing was recorded.
 */
async function soundOfTape(
  file: Blob,
  seen: { elapsedMs: number; levels: readonly number[] },
): Promise<PickedSound | null> {
  if (file.size === 0) return null
  const { durationMs, peaks } = (await decodeSound(file)) ?? {
    durationMs: Math.round(seen.elapsedMs),
    peaks: peaksOf([seen.levels], PEAKS_DRAWN),
  }
  return { kind: 'AUDIO', file, durationMs: Math.min(durationMs, AUDIO_MAX_MS), peaks }
}

/** Samples the level at intervals and detects that the member has left. Returns a function that stops it. */
function watch({ look, onAway }: { look: () => void; onAway: () => void }): () => void {
  const looking = setInterval(look, LOOKED_EVERY_MS)
  let away: ReturnType<typeof setTimeout> | undefined
  function onVisibility() {
    clearTimeout(away)
    if (document.visibilityState === 'hidden') away = setTimeout(onAway, AWAY_MS)
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', onAway)
  return () => {
    clearInterval(looking)
    clearTimeout(away)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', onAway)
  }
}
