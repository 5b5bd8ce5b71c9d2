import { describe, expect, it } from 'vitest'
import { fc, runs } from '#tests/env/properties.ts'
import {
  afterEvent,
  ASKING,
  type Recording,
  type RecordingEnd,
  type RecordingEvent,
  RECORDING_MIN_MS,
} from './recording.ts'

const sound = { kind: 'AUDIO', file: new Blob(['a']), durationMs: 2_000, peaks: [1] } as const
const aSound = { ...sound, peaks: [...sound.peaks] }
const play = (...events: RecordingEvent[]) => events.reduce(afterEvent, ASKING)

const ended = (by: RecordingEnd, atMs: number): RecordingEvent => ({ type: 'ended', by, atMs })
const granted: RecordingEvent = { type: 'granted', atMs: 1_000 }

describe('a recording', () => {
  it('counts from the moment the microphone was granted, and stores the levels', () => {
    expect(
      play(granted, { type: 'heard', atMs: 1_100, level: 0.3 }, { type: 'heard', atMs: 1_200, level: 0.5 }),
    ).toEqual({
      phase: 'recording',
      startedAtMs: 1_000,
      elapsedMs: 200,
      levels: [0.3, 0.5],
    })
  })

  it.each<RecordingEnd>(['member', 'limit', 'cut', 'away'])(
    'is kept whatever ends it (%s), with the cause',
    (by) => {
      expect(play(granted, ended(by, 4_000), { type: 'read', sound: aSound })).toEqual({
        phase: 'preview',
        sound: aSound,
        ended: by,
      })
    },
  )

  it('is too short below a second, but has failed when the microphone was lost', () => {
    const justTooSoon = 1_000 + RECORDING_MIN_MS - 1
    expect(play(granted, ended('member', justTooSoon))).toEqual({ phase: 'problem', problem: 'tooShort' })
    expect(play(granted, ended('cut', justTooSoon))).toEqual({ phase: 'problem', problem: 'failed' })
    expect(play(granted, ended('member', justTooSoon + 1))).toEqual({ phase: 'reading', ended: 'member' })
  })

  it('can be started again after a problem', () => {
    expect(play({ type: 'failed', problem: 'busy' }, { type: 'asked' })).toEqual(ASKING)
  })

  it('is replaced by a file, which has no cause of ending', () => {
    expect(
      play({ type: 'failed', problem: 'denied' }, { type: 'chosen' }, { type: 'read', sound: aSound }),
    ).toEqual({
      phase: 'preview',
      sound: aSound,
      ended: null,
    })
  })
})

const anEvent: fc.Arbitrary<RecordingEvent> = fc.oneof(
  fc.constant<RecordingEvent>({ type: 'asked' }),
  fc.constant<RecordingEvent>({ type: 'chosen' }),
  fc.constant<RecordingEvent>({ type: 'read', sound: aSound }),
  fc.constant<RecordingEvent>({ type: 'failed', problem: 'busy' }),
  fc.nat(9_000).map<RecordingEvent>((atMs) => ({ type: 'granted', atMs })),
  fc.nat(9_000).map<RecordingEvent>((atMs) => ({ type: 'heard', atMs, level: 0.2 })),
  fc.nat(9_000).map<RecordingEvent>((atMs) => ({ type: 'ended', atMs, by: 'member' })),
)

/** The phases in which each event has an effect. */
const MEANT_IN: Readonly<Record<RecordingEvent['type'], readonly Recording['phase'][] | 'all'>> = {
  asked: 'all',
  chosen: 'all',
  granted: ['asking'],
  heard: ['recording'],
  ended: ['recording'],
  read: ['reading'],
  failed: ['asking', 'reading'],
}

it('ignores events that come too late, in any order of events', () => {
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 40 }), anEvent, (before, late) => {
      const now = play(...before)
      const meant = MEANT_IN[late.type]
      const isTooLate = meant !== 'all' && !meant.includes(now.phase)
      expect(afterEvent(now, late) === now).toBe(isTooLate || (late.type === 'asked' && now === ASKING))
    }),
    { numRuns: runs(2_000) },
  )
})
