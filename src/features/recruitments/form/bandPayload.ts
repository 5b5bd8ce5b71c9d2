import type { InputOf } from '#contract/call.ts'
import type { changeRecruitment, createRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { isSame } from '#src/lib/isSame.ts'
import type { BandDraft } from './bandDraft.ts'
import { linkOf } from './bandLinks.ts'

type NewBand = InputOf<typeof createRecruitment>
type BandChange = InputOf<typeof changeRecruitment>

/** Everything that the form says. */
function fieldsOf(draft: BandDraft) {
  const { youtube, instagram, tiktok } = draft.links
  return {
    status: draft.status,
    name: draft.name.trim(),
    description: draft.description.trim(),
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

/** What counts only together: both ends of the ages, and the sessions (RC2 replaces both lists when it is sent either). */
const TOGETHER = [
  ['ageStart', 'ageEnd'],
  ['session', 'currentSessions'],
] as const

/** RC2: only what differs from what was read, so that a change of somebody else in between stays. Null: nothing does. */
export function changeOf(bandId: number, draft: BandDraft, base: BandDraft): BandChange | null {
  const [now, before] = [fieldsOf(draft), fieldsOf(base)]
  const keys = Object.keys(now) as (keyof typeof now)[]
  const changed = new Set(keys.filter((key) => !isSame(now[key], before[key])))
  for (const pair of TOGETHER)
    if (pair.some((key) => changed.has(key))) for (const key of pair) changed.add(key)
  if (changed.size === 0) return null
  return { bandId, ...Object.fromEntries([...changed].map((key) => [key, now[key]])) }
}
