import type { Profile } from '#contract/http/profile/profile.ts'
import { AGE_MAX_YEARS } from '#contract/limits.ts'
import { REGIONS, type Gender, type Region } from '#contract/scalars.ts'
import type { PlayedSession, SessionType } from '#contract/sessions.ts'
import type { FieldErrors } from '#src/lib/form/fieldErrors.ts'
import { isVisible } from '#src/lib/text/isVisible.ts'
import type { ProfileChange } from './profilePayload.ts'

/** The values of the editor, without artists: removing one is saved at once. */
export interface ProfileDraft {
  nickname: string
  /** As typed. */
  age: string
  gender: Gender | null
  region: Region | null
  sessions: readonly PlayedSession[]
  genres: readonly string[]
  keywords: readonly string[]
  bio: string
}

const isRegion = (region: string | null): region is Region => REGIONS.some((known) => known === region)

export const draftOf = (profile: Profile): ProfileDraft => ({
  nickname: profile.nickname,
  age: profile.age === null ? '' : String(profile.age),
  gender: profile.gender,
  region: isRegion(profile.region) ? profile.region : null,
  sessions: profile.availableSessions,
  genres: profile.genres,
  keywords: profile.traits,
  bio: profile.bio ?? '',
})

/** The draft of a visitor, who has at most chosen sessions. */
export const emptyDraft = (sessions: readonly PlayedSession[]): ProfileDraft => ({
  nickname: '',
  age: '',
  gender: null,
  region: null,
  sessions,
  genres: [],
  keywords: [],
  bio: '',
})

/** docs/product/profile.md "Profile editor". */
const AGE_FALLBACK_YEARS = 23

/** Whether the text is not a number. The fallback is saved then, and the form says so. */
export const isAgeUnread = (age: string) => age.trim() !== '' && Number.isNaN(Number.parseInt(age, 10))
export const AGE_UNREAD_TEXT = `숫자가 아니면 ${AGE_FALLBACK_YEARS}세로 저장돼요.`

const ageOf = (age: string) => (isAgeUnread(age) ? AGE_FALLBACK_YEARS : Number.parseInt(age, 10))

export type ProfileErrors = FieldErrors<keyof ProfileDraft>

function whyAgeRefused(age: string): string | undefined {
  if (age.trim() === '') return '나이를 입력해주세요.'
  const years = ageOf(age)
  return years >= 0 && years <= AGE_MAX_YEARS
    ? undefined
    : `0부터 ${AGE_MAX_YEARS}까지의 숫자를 입력해 주세요.`
}

/**
 * The errors that prevent saving (docs/product/profile.md "Editor texts"). `saved` is what the server has.
 * Empty texts are never sent, so a saved bio cannot be emptied, and the form says so.
 */
export function errorsOf(draft: ProfileDraft, saved: ProfileDraft): ProfileErrors {
  return {
    nickname: isVisible(draft.nickname) ? undefined : '닉네임을 입력해주세요.',
    age: whyAgeRefused(draft.age),
    gender: draft.gender === null ? '성별을 선택해주세요.' : undefined,
    bio:
      draft.bio.trim() === '' && saved.bio !== ''
        ? '소개글은 비워둘 수 없습니다. 다른 말로 바꿔 주세요.'
        : undefined,
  }
}

/** The input of PR2. `artists` are the names that are shown. */
export const changeOf = (draft: ProfileDraft, artists: readonly string[]): ProfileChange => ({
  nickname: draft.nickname.trim(),
  age: ageOf(draft.age),
  gender: draft.gender,
  region: draft.region,
  bio: draft.bio.trim(),
  availableSessions: [...draft.sessions],
  genres: [...draft.genres] as ProfileChange['genres'],
  artists: [...artists],
  keywords: [...draft.keywords],
})

/** Removes a chosen word and appends any other. */
export const toggled = (words: readonly string[], word: string): readonly string[] =>
  words.includes(word) ? words.filter((other) => other !== word) : [...words, word]

/**
 * Adds a session at the lowest level; a present one keeps its level (docs/product/profile.md "Profile
 * editor").
 */
export const withSession = (
  sessions: readonly PlayedSession[],
  sessionType: SessionType,
): readonly PlayedSession[] =>
  sessions.some((session) => session.sessionType === sessionType)
    ? sessions
    : [...sessions, { sessionType, level: 'BEGINNER' }]

/**
 * The reason why the last entry cannot be removed; null when it can. Empty lists are never sent
 * (docs/product/profile.md "Editor texts"), so of a saved list one entry has to stay.
 */
export const whyLastStays = (saved: readonly unknown[]): string | null =>
  saved.length > 0 ? '하나는 남아 있어야 해요. 먼저 다른 것을 추가해 주세요.' : null
