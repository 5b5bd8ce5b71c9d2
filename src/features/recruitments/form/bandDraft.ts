import { GENRES, type Genre } from '#contract/genresAndKeywords.ts'
import type { Recruitment } from '#contract/http/recruitments/recruitments.ts'
import {
  AVERAGE_AGES,
  REGIONS,
  type AverageAge,
  type Day,
  type Gender,
  type Job,
  type Region,
  type SnsPlatform,
} from '#contract/scalars.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import { isoDay, toInstant } from '#src/lib/time/time.ts'

export interface ChosenTrack {
  spotifyId: string
  title: string
  artist: string
  imageUrl: string | null
}

export interface ChosenArtist {
  spotifyId: string
  name: string
  imageUrl: string | null
}

/** The values of the band form and its steps. */
export interface BandDraft {
  /** Null for a new band. */
  bandId: number | null
  /** ACTIVE when the recruitment is complete. */
  status: 'RECRUITING' | 'ACTIVE'
  /** The picture that the server has. A newly chosen one is in `bandPictureSlice`. */
  savedPictureUrl: string | null
  /** The address of the demo recording; empty: none. */
  mediaUrl: string
  name: string
  description: string
  /** `YYYY-MM-DD` in Seoul; empty when the recruitment has no end. */
  endDate: string
  autoClose: boolean
  sessions: readonly BandSessionType[]
  genres: readonly Genre[]
  artists: readonly ChosenArtist[]
  tracks: readonly ChosenTrack[]
  /** Provider id of a song, which need not be one of `tracks`. Null when there is none. */
  representativeSong: string | null
  /** In years; 0 is an open end, null means not chosen yet. */
  ageStart: number | null
  ageEnd: number | null
  /** OTHER means any. */
  gender: Gender
  region: Region | null
  district: string
  averageAge: AverageAge | null
  /** When the band rehearses, from Monday on. */
  days: readonly Day[]
  jobs: readonly Job[]
  maleCount: number
  femaleCount: number
  currentSessions: readonly BandSessionType[]
  /** As typed. */
  links: Readonly<Record<SnsPlatform, string>>
}

/** Props of each part of the form. */
export interface PartProps {
  draft: BandDraft
  onChange: (change: Partial<BandDraft>) => void
}

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a new band recruits unless its manager says otherwise. */
export const RECRUITS_FOR_DAYS = 14

/**
 * A new band (docs/product/recruitments.md "Band form"): the recruitment ends in two weeks and closes by
 * itself, and the band has no members. `now` in ms.
 */
export const newDraft = (now: number): BandDraft => ({
  bandId: null,
  status: 'RECRUITING',
  savedPictureUrl: null,
  mediaUrl: '',
  name: '',
  description: '',
  endDate: isoDay(now + RECRUITS_FOR_DAYS * DAY_MS),
  autoClose: true,
  sessions: [],
  genres: [],
  artists: [],
  tracks: [],
  representativeSong: null,
  ageStart: null,
  ageEnd: null,
  gender: 'OTHER',
  region: null,
  district: '',
  averageAge: null,
  days: [],
  jobs: [],
  maleCount: 0,
  femaleCount: 0,
  currentSessions: [],
  links: { youtube: '', instagram: '', tiktok: '' },
})

const oneOf = <Known extends string>(known: readonly Known[], text: string | null): Known | null =>
  known.find((each) => each === text) ?? null

/** A saved band (RC3). */
export const draftOf = (bandId: number, saved: Recruitment): BandDraft => ({
  bandId,
  status: saved.status === 'RECRUITING' ? 'RECRUITING' : 'ACTIVE',
  savedPictureUrl: saved.profileImageUrl,
  mediaUrl: saved.mediaUrl ?? '',
  name: saved.name,
  description: saved.description ?? '',
  endDate: saved.endDate === null ? '' : isoDay(toInstant(saved.endDate)),
  autoClose: saved.autoClose,
  sessions: saved.sessions,
  genres: saved.genres.flatMap((text) => oneOf(GENRES, text) ?? []),
  artists: saved.artists,
  tracks: saved.tracks,
  representativeSong: saved.representativeSong?.spotifyId ?? null,
  ageStart: saved.ageStart,
  ageEnd: saved.ageEnd,
  gender: saved.gender,
  region: oneOf(REGIONS, saved.region),
  district: saved.district ?? '',
  averageAge: oneOf(AVERAGE_AGES, saved.averageAge),
  days: saved.days,
  jobs: saved.jobs,
  maleCount: saved.maleCount,
  femaleCount: saved.femaleCount,
  currentSessions: saved.currentSessions,
  links: saved.snsLink,
})
