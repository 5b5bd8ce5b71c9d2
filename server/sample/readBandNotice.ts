import type { AverageAge, Gender, Job, Region, SnsPlatform } from '#contract/scalars.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import { parts, readWork, type Work } from './fields.ts'

export interface BandNotice {
  id: number
  name: string
  manager: string
  wanted: readonly BandSessionType[]
  occupied: readonly BandSessionType[]
  genres: readonly string[]
  region: Region
  district: string
  /** Null: never said. */
  ageStart: number | null
  ageEnd: number | null
  gender: Gender
  averageAge: AverageAge | null
  maleCount: number
  femaleCount: number
  jobs: readonly Job[]
  status: 'RECRUITING' | 'ACTIVE' | 'ENDED'
  /** From the day of loading; null: open-ended. */
  endsInDays: number | null
  autoClose: boolean
  platforms: readonly SnsPlatform[]
  artists: readonly string[]
  tracks: readonly Work[]
  /** Its first line is the band in one sentence. */
  description: string
}

/** A paragraph of `bandNotices.ts`, which says how it is written. */
export function readBandNotice(paragraph: string): BandNotice {
  const [who = '', conditions = '', artists, tracks, ...description] = paragraph.split('\n')
  const [id, name = '', manager = '', sessions = '', genres, where = ''] = parts(who, '|')
  const [whom = '', heads = '', jobs, until = '', platforms] = conditions
    .split('|')
    .map((field) => field.trim())
  const [wanted = '', occupied] = parts(sessions, '+')
  const [region, district = ''] = parts(where, ' ')
  const [ages = '', gender] = parts(whom, ' ')
  const [averageAge, men, women] = parts(heads, ' ')
  const [ageStart = null, ageEnd = null] = ages === '-' ? [] : ages.split('-').map(Number)
  return {
    id: Number(id),
    name,
    manager,
    wanted: wanted === '-' ? [] : (parts(wanted, ',') as BandSessionType[]),
    occupied: parts(occupied, ',') as BandSessionType[],
    genres: parts(genres),
    region: region as Region,
    district,
    ageStart,
    ageEnd,
    gender: gender === 'any' ? 'OTHER' : (gender as Gender),
    averageAge: averageAge === '-' ? null : (averageAge as AverageAge),
    maleCount: Number(men),
    femaleCount: Number(women),
    jobs: parts(jobs, ',') as Job[],
    ...readUntil(until),
    platforms: parts(platforms, ',') as SnsPlatform[],
    artists: parts(artists),
    tracks: parts(tracks).map(readWork),
    description: description.join('\n'),
  }
}

/** A day that is over and closes by itself has closed the band. */
function readUntil(text: string): Pick<BandNotice, 'status' | 'endsInDays' | 'autoClose'> {
  const days = /[+-]\d+/.exec(text)
  const endsInDays = days === null ? null : Number(days[0])
  const autoClose = text.endsWith('!')
  const isOver = autoClose && endsInDays !== null && endsInDays < 0
  const status = text.startsWith('ended')
    ? 'ENDED'
    : text.startsWith('closed') || isOver
      ? 'ACTIVE'
      : 'RECRUITING'
  return { status, endsInDays, autoClose }
}
