import { GENRES, type Genre } from '#contract/genresAndKeywords.ts'
import type { NewRecruitment, RecruitmentChange } from '#contract/http/recruitments/recruitments.ts'
import { SNS_PLATFORMS, type Day, type Job, type SnsPlatform } from '#contract/scalars.ts'
import { bandSessionOf, type BandSessionType } from '#contract/sessions.ts'
import { AppError } from '#server/http/errors.ts'
import { bandNameKey } from '#server/modules/bands/bandNameKey.ts'
import { endOf } from './endDate.ts'

/** The fields of RC1 and RC2 as the store keeps them. Undefined: not sent. */

export type Written = Omit<Partial<NewRecruitment & RecruitmentChange>, 'bandId'>

export interface WrittenLists {
  sessions: { recruiting: readonly BandSessionType[]; occupied: readonly BandSessionType[] } | undefined
  genres: readonly Genre[] | undefined
  days: readonly Day[] | undefined
  jobs: readonly Job[] | undefined
  links: readonly { platform: SnsPlatform; url: string }[] | undefined
}

/**
 * `sessions` and `job` are aliases of `session` and `jobs`. Recruited and occupied sessions are set together:
 * if only one list is sent, the other becomes empty.
 * @throws AppError SESSION4004 · GENRE4004
 */
export function listsOf(written: Written): WrittenLists {
  const { session = written.sessions, currentSessions, genres, days, jobs = written.job, snsLinks } = written
  const isPlayed = session !== undefined || currentSessions !== undefined
  return {
    sessions: isPlayed
      ? { recruiting: sessionsOf(session ?? []), occupied: sessionsOf(currentSessions ?? []) }
      : undefined,
    genres: genres?.map(genreOf),
    days,
    jobs,
    links:
      snsLinks &&
      SNS_PLATFORMS.map((platform) => ({ platform, url: snsLinks[platform] ?? '' })).filter(
        ({ url }) => url !== '',
      ),
  }
}

/** Different spellings of a session are merged. */
const sessionsOf = (texts: readonly string[]) => [
  ...new Set(
    texts.map((text) => {
      const session = bandSessionOf(text)
      if (session === undefined) throw new AppError('SESSION4004')
      return session
    }),
  ),
]

function genreOf(text: string): Genre {
  const genre = GENRES.find((each) => each === text)
  if (genre === undefined) throw new AppError('GENRE4004')
  return genre
}

/** The band's columns except picture and song. Empty texts are stored as null. */
export function columnsOf({ name, description, endDate, region, district, averageAge, ...rest }: Written) {
  const { autoClose, ageStart, ageEnd, gender, maleCount, femaleCount } = rest
  return {
    name,
    nameKey: name === undefined ? undefined : bandNameKey(name),
    nameForm: name === undefined ? undefined : null,
    description: emptyIsNone(description),
    endsAt: endDate === undefined ? undefined : endOf(endDate),
    autoClose,
    ageStart,
    ageEnd,
    gender,
    region: emptyIsNone(region),
    district: emptyIsNone(district),
    averageAge: emptyIsNone(averageAge),
    maleCount,
    femaleCount,
  }
}

const emptyIsNone = <Text extends string>(text: Text | undefined) =>
  text === '' ? null : (text as Exclude<Text, ''> | undefined)
