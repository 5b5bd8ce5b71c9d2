import type { Profile } from '#contract/http/profile/profile.ts'
import { AGE_MAX_YEARS } from '#contract/limits.ts'
import { REGIONS, type Gender, type Region } from '#contract/scalars.ts'
import type { PlayedSession, SessionType } from '#contract/sessions.ts'
import type { FieldErrors } from '#src/lib/form/fieldErrors.ts'
import { isVisible } from '#src/lib/text/isVisible.ts'
import type { ProfileChange } from './profilePayload.ts'

/** What stands in the editor. Artists are not part of it: taking one away is saved at once. */
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

/** Of a visitor, who has chosen sessions at most. */
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

/** Whether what is typed is no number: then the fallback is saved, and the form says so. */
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
 * What has to be said before it can be saved (docs/product/profile.md "Editor texts"). `saved` is what the server has: an empty text is never sent, so a bio
 * that is there cannot be emptied, and nobody shall think it was.
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

/** PR2. `artists`: those that are shown. */
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

/** Chosen ones go, others come last. */
export const toggled = (words: readonly string[], word: string): readonly string[] =>
  words.includes(word) ? words.filter((other) => other !== word) : [...words, word]

/** At the lowest level; one that is there already stays as it is (docs/product/profile.md "Profile editor"). */
export const withSession = (
  sessions: readonly PlayedSession[],
  sessionType: SessionType,
): readonly PlayedSession[] =>
  sessions.some((session) => session.sessionType === sessionType)
    ? sessions
    : [...sessions, { sessionType, level: 'BEGINNER' }]

/** An empty list is never sent (docs/product/profile.md "Editor texts"): of what the server has, one must stay, and the member is told so. */
export const whyLastStays = (saved: readonly unknown[]): string | null =>
  saved.length > 0 ? '하나는 남아 있어야 해요. 먼저 다른 것을 추가해 주세요.' : null
