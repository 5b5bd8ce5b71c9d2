import { GENRES, type Genre } from '#contract/genresAndKeywords.ts'
import type { NewRecruitment, RecruitmentChange } from '#contract/http/recruitments/recruitments.ts'
import { SNS_PLATFORMS, type Job, type SnsPlatform } from '#contract/scalars.ts'
import { bandSessionOf, type BandSessionType } from '#contract/sessions.ts'
import { AppError } from '#server/http/errors.ts'
import { bandNameKey } from '#server/modules/bands/bandNameKey.ts'
import { endOf } from './endDate.ts'

/** What RC1 and RC2 say in words, as the store keeps it. Whatever is undefined was not said. */

export type Written = Omit<Partial<NewRecruitment & RecruitmentChange>, 'bandId'>

export interface WrittenLists {
  sessions: { recruiting: readonly BandSessionType[]; occupied: readonly BandSessionType[] } | undefined
  genres: readonly Genre[] | undefined
  jobs: readonly Job[] | undefined
  links: readonly { platform: SnsPlatform; url: string }[] | undefined
}

/**
 * `sessions` and `job` are other names of `session` and `jobs`. Wanted and played sessions go together: when one of the lists is
 * said and the other is not, the other is empty.
 * @throws AppError SESSION4004 · GENRE4004
 */
export function listsOf(written: Written): WrittenLists {
  const { session = written.sessions, currentSessions, genres, jobs = written.job, snsLinks } = written
  const isPlayed = session !== undefined || currentSessions !== undefined
  return {
    sessions: isPlayed
      ? { recruiting: sessionsOf(session ?? []), occupied: sessionsOf(currentSessions ?? []) }
      : undefined,
    genres: genres?.map(genreOf),
    jobs,
    links:
      snsLinks &&
      SNS_PLATFORMS.map((platform) => ({ platform, url: snsLinks[platform] ?? '' })).filter(
        ({ url }) => url !== '',
      ),
  }
}

/** Several spellings are one session. */
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

/** The columns of a band but its picture and its song. Empty texts are stored as none. */
export function columnsOf({ name, description, endDate, region, district, averageAge, ...rest }: Written) {
  const { autoClose, ageStart, ageEnd, gender, maleCount, femaleCount } = rest
  return {
    name,
    nameKey: name === undefined ? undefined : bandNameKey(name),
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
