import type { InputOf } from '#contract/call.ts'
import type { changeRecruitment, createRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { isSame } from '#src/lib/isSame.ts'
import type { BandDraft } from './bandDraft.ts'
import { linkOf } from './bandLinks.ts'

type NewBand = InputOf<typeof createRecruitment>
type BandChange = InputOf<typeof changeRecruitment>

/** All fields of the form, as RC1 takes them. */
function fieldsOf(draft: BandDraft) {
  const { youtube, instagram, tiktok } = draft.links
  return {
    status: draft.status,
    name: draft.name.trim(),
    description: draft.description.trim(),
    mediaUrl: draft.mediaUrl,
    endDate: draft.endDate,
    autoClose: draft.autoClose,
    session: [...draft.sessions],
    currentSessions: [...draft.currentSessions],
    genres: [...draft.genres],
    artistSpotifyIds: draft.artists.map(({ spotifyId }) => spotifyId),
    trackSpotifyIds: draft.tracks.map(({ spotifyId }) => spotifyId),
    representativeSong: draft.representativeSong ?? '',
    ageStart: draft.ageStart ?? 0,
    ageEnd: draft.ageEnd ?? 0,
    gender: draft.gender,
    region: draft.region ?? '',
    district: draft.district.trim(),
    averageAge: draft.averageAge ?? '',
    days: [...draft.days],
    jobs: [...draft.jobs],
    maleCount: draft.maleCount,
    femaleCount: draft.femaleCount,
    snsLinks: {
      youtube: linkOf(youtube) ?? '',
      instagram: linkOf(instagram) ?? '',
      tiktok: linkOf(tiktok) ?? '',
    },
  } satisfies NewBand
}

/** RC1. */
export const newBandOf = (draft: BandDraft): NewBand => fieldsOf(draft)

/**
 * Fields that are sent together: both ends of the ages, and both lists of sessions, because RC2 replaces both
 * when either is sent.
 */
const TOGETHER = [
  ['ageStart', 'ageEnd'],
  ['session', 'currentSessions'],
] as const

/**
 * RC2 with only the fields that differ from what was read, so that it does not overwrite changes made
 * elsewhere meanwhile. Null when nothing differs.
 */
export function changeOf(bandId: number, draft: BandDraft, base: BandDraft): BandChange | null {
  const [now, before] = [fieldsOf(draft), fieldsOf(base)]
  const keys = Object.keys(now) as (keyof typeof now)[]
  const changed = new Set(keys.filter((key) => !isSame(now[key], before[key])))
  for (const pair of TOGETHER)
    if (pair.some((key) => changed.has(key))) for (const key of pair) changed.add(key)
  if (changed.size === 0) return null
  return { bandId, ...Object.fromEntries([...changed].map((key) => [key, now[key]])) }
}
