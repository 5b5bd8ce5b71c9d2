import * as v from 'valibot'
import { FIELD_TEXT } from './fieldText.ts'

export const SESSION_TYPES = [
  'vocal',
  'electric_guitar',
  'acoustic_guitar',
  'bass',
  'drums',
  'keyboard',
  'violin',
  'trumpet',
] as const
export type SessionType = (typeof SESSION_TYPES)[number]

/** The sessions in band calls: the eight and the piano (docs/wire.md "Session names", W2). */
export const BAND_SESSION_TYPES = [...SESSION_TYPES, 'piano'] as const
export type BandSessionType = (typeof BAND_SESSION_TYPES)[number]
export const BandSession = v.picklist(BAND_SESSION_TYPES, FIELD_TEXT.notInList)

/** Display texts. */
export const SESSION_NAMES: Readonly<Record<BandSessionType, string>> = {
  vocal: '보컬',
  electric_guitar: '일렉기타',
  acoustic_guitar: '어쿠스틱기타',
  bass: '베이스',
  drums: '드럼',
  keyboard: '키보드',
  violin: '바이올린',
  trumpet: '트럼펫',
  piano: '피아노',
}

/** The letters that label, hyphenated id, token and Korean name have in common. */
const bare = (text: string) => text.toLowerCase().replace(/[^a-z가-힣]/g, '')

const BY_SPELLING = new Map<string, BandSessionType>([
  ['drum', 'drums'],
  ...BAND_SESSION_TYPES.flatMap((type) => [
    [bare(type), type] as const,
    [bare(SESSION_NAMES[type]), type] as const,
  ]),
])

/** Accepts any spelling, the piano included. Undefined: an unknown session, for which B8 has its own code. */
export const bandSessionOf = (text: string): BandSessionType | undefined =>
  BY_SPELLING.get(bare(text.normalize('NFC')))

/**
 * Accepts all spellings of docs/wire.md "Session names": token, label with emoji, Korean name and hyphenated
 * id, in any case.
 */
const spelled = v.pipe(v.string(FIELD_TEXT.missing), v.transform(bandSessionOf))

/**
 * A session of a member: one of the eight, in any spelling. The piano exists for bands only and is refused.
 */
export const SpelledSession = v.pipe(spelled, v.picklist(SESSION_TYPES, FIELD_TEXT.notInList))

export const LEVELS = ['BEGINNER', 'INTERMEDIATE', 'EXPERT'] as const
export type Level = (typeof LEVELS)[number]

/** Display texts. */
export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  BEGINNER: '초보',
  INTERMEDIATE: '중수',
  EXPERT: '고수',
}

/** In any case. ADVANCED, which older clients send, means EXPERT (docs/wire.md "Fixed lists"). */
export const SpelledLevel = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.trim(),
  v.toUpperCase(),
  v.transform((level) => (level === 'ADVANCED' ? 'EXPERT' : level)),
  v.picklist(LEVELS, FIELD_TEXT.notInList),
)

/** A session that a member plays, and the level. */
export const PlayedSession = v.object({
  sessionType: v.picklist(SESSION_TYPES),
  level: v.picklist(LEVELS),
})
export type PlayedSession = v.InferOutput<typeof PlayedSession>

const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isComplete = (entry: unknown) =>
  typeof entry === 'object' &&
  entry !== null &&
  'sessionType' in entry &&
  'level' in entry &&
  isWritten(entry.sessionType) &&
  isWritten(entry.level)

/**
 * Drops entries without session or level (S7, docs/product/survey.md "Saving the choices"). If a session
 * occurs twice, the last level counts.
 */
export const PlayedSessions = v.pipe(
  v.array(v.unknown(), FIELD_TEXT.form),
  v.transform((entries) => entries.filter(isComplete)),
  v.array(v.object({ sessionType: SpelledSession, level: SpelledLevel })),
  v.transform((entries) => [...new Map(entries.map((entry) => [entry.sessionType, entry])).values()]),
)
