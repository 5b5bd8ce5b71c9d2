import { FIELD_TEXT } from '#contract/fieldText.ts'
import type { Profile } from '#contract/http/profile/profile.ts'
import { AGE_MAX_YEARS, AGE_MIN_YEARS, URL_MAX_CHARS } from '#contract/limits.ts'
import { REGIONS, type Gender, type Region } from '#contract/scalars.ts'
import type { PlayedSession, SessionType } from '#contract/sessions.ts'
import type { FieldErrors } from '#src/lib/form/fieldErrors.ts'
import { isSame } from '#src/lib/isSame.ts'
import { isVisible } from '#src/lib/text/isVisible.ts'
import { typedAddress } from '#src/lib/text/typedAddress.ts'
import type { ProfileChange } from './profilePayload.ts'

/** A favourite artist. PR2 knows them by name. */
export type FavouriteArtist = Profile['favoriteArtists'][number]

/** The values of the editor. Nothing is saved before 완료 (P29). */
export interface ProfileDraft {
  nickname: string
  /** As typed. */
  age: string
  gender: Gender | null
  region: Region | null
  /** Of the region; null: none. */
  district: string | null
  /** As typed. */
  youtubeUrl: string
  /** The picture that the server has is removed. */
  removesPhoto: boolean
  sessions: readonly PlayedSession[]
  genres: readonly string[]
  artists: readonly FavouriteArtist[]
  keywords: readonly string[]
  bio: string
}

const isRegion = (region: string | null): region is Region => REGIONS.some((known) => known === region)

export const draftOf = (profile: Profile): ProfileDraft => ({
  nickname: profile.nickname,
  age: profile.age === null ? '' : String(profile.age),
  gender: profile.gender,
  region: isRegion(profile.region) ? profile.region : null,
  district: profile.district,
  youtubeUrl: profile.youtubeUrl ?? '',
  removesPhoto: false,
  sessions: profile.availableSessions,
  genres: profile.genres,
  artists: profile.favoriteArtists,
  keywords: profile.traits,
  bio: profile.bio ?? '',
})

/** What a visitor has chosen in the pre-test. */
export interface Chosen {
  sessions: readonly PlayedSession[]
  artists: readonly FavouriteArtist[]
}

/** The draft of a visitor. */
export const emptyDraft = ({ sessions, artists }: Chosen): ProfileDraft => ({
  nickname: '',
  age: '',
  gender: null,
  region: null,
  district: null,
  youtubeUrl: '',
  removesPhoto: false,
  sessions,
  genres: [],
  artists,
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
  if (years < 0 || years > AGE_MAX_YEARS) return `0부터 ${AGE_MAX_YEARS}까지의 숫자를 입력해 주세요.`
  return years < AGE_MIN_YEARS ? FIELD_TEXT.tooYoung : undefined
}

const ADDRESS_TEXT = '웹 주소를 넣어 주세요. 예: https://youtu.be/abc'

/** The errors that prevent saving (docs/product/profile.md "Editor texts"). */
export function errorsOf(draft: ProfileDraft): ProfileErrors {
  return {
    nickname: isVisible(draft.nickname) ? undefined : '닉네임을 입력해주세요.',
    age: whyAgeRefused(draft.age),
    gender: draft.gender === null ? '성별을 선택해주세요.' : undefined,
    youtubeUrl: typedAddress(draft.youtubeUrl, URL_MAX_CHARS) === null ? ADDRESS_TEXT : undefined,
  }
}

/**
 * The input of PR2. Artists are sent only when they have changed: the server looks every name up, which may
 * fail for reasons that have nothing to do with the rest.
 */
export const changeOf = (draft: ProfileDraft, saved: ProfileDraft): ProfileChange => ({
  nickname: draft.nickname.trim(),
  age: ageOf(draft.age),
  gender: draft.gender,
  region: draft.region,
  district: draft.district ?? '',
  youtubeUrl: typedAddress(draft.youtubeUrl, URL_MAX_CHARS) ?? undefined,
  profileImageUrl: draft.removesPhoto ? '' : undefined,
  bio: draft.bio.trim(),
  availableSessions: [...draft.sessions],
  genres: [...draft.genres] as ProfileChange['genres'],
  artists: isSame(draft.artists, saved.artists) ? undefined : draft.artists.map(({ name }) => name),
  keywords: [...draft.keywords],
})

const CLEARABLE = ['district', 'youtubeUrl', 'bio', 'genres', 'artists', 'keywords'] as const

/**
 * The fields of PR2 that the member has emptied. Fields that were empty before are not sent. A district is
 * emptied by choosing another region too.
 */
export function emptiedOf(draft: ProfileDraft, saved: ProfileDraft): (keyof ProfileChange)[] {
  const isEmpty = (value: string | readonly unknown[] | null) =>
    value === null || (typeof value === 'string' ? value.trim() : value).length === 0
  const isEmptied = (field: (typeof CLEARABLE)[number] | 'sessions') =>
    isEmpty(draft[field]) && !isEmpty(saved[field])
  return [
    ...CLEARABLE.filter(isEmptied),
    ...(isEmptied('sessions') ? (['availableSessions'] as const) : []),
    ...(draft.removesPhoto ? (['profileImageUrl'] as const) : []),
  ]
}

/** Removes a chosen artist and adds any other in front, as the server lists them: newest first. */
export const withArtistToggled = (
  artists: readonly FavouriteArtist[],
  { name, imageUrl }: FavouriteArtist,
): readonly FavouriteArtist[] => {
  const others = artists.filter((artist) => artist.name !== name)
  return others.length < artists.length ? others : [{ name, imageUrl }, ...artists]
}

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
