import type { BandCardSource, BandDetail, BandSummary, SnsRef } from '#contract/http/bands/bands.ts'
import { type BandSessionType, SESSION_NAMES } from '#contract/sessions.ts'
import { dayOf, readDescription, shortDay } from './bandText.ts'

/** A band from any source, as carousel, list and dialog show it (docs/product/bands.md "Band card"). */
export interface BandCard {
  /** Null: a built-in sample, or a card of similar music that no band lists. */
  bandId: number | null
  title: string
  subtitle: string
  /** Null: the cover is generated. */
  image: string | null
  /** The seed of the generated cover. */
  seed: string
  /** The first is the wanted session that a reason names, else the first wanted one. */
  tags: readonly string[]
  /** The sessions open for applications, in the manager's order. Empty: not known here. */
  wanted: readonly BandSessionType[]
  /** Why the band is recommended. Empty: not known. */
  reasons: readonly string[]
  /** Without the first line, which is the subtitle. */
  description: string
  /** `25.07.08`; null: no end date. */
  deadline: string | null
  links: readonly SnsRef[]
  /** The address of the demo recording. Null: none, or not known here. */
  demo: string | null
}

const isText = (text: string | null | undefined): text is string => text !== null && text !== undefined

/** B2 has everything that a card needs. */
export function cardOfRecommended(band: BandCardSource): BandCard {
  const tags = [band.genres[0], band.region, band.composition.averageAge]
  return {
    ...cardOfDetail(band),
    tags: withSession(
      band.reasonSession ?? band.recruitingSessions[0],
      tags.filter((tag) => tag !== NO_AVERAGE_AGE).filter(isText),
    ),
    wanted: band.recruitingSessions,
    reasons: band.reasons,
    demo: band.mediaUrl,
  }
}

/** B4 has no wanted sessions. */
export function cardOfDetail(band: BandDetail): BandCard {
  return {
    ...commonOf({ ...band, name: band.bandName }),
    tags: [band.genres[0], band.region].filter(isText),
    links: band.snsList,
  }
}

/** B1 has no links. */
export function cardOfSummary(band: BandSummary): BandCard {
  return {
    ...commonOf({ ...band, endDate: band.endDate === null ? null : dayOf(band.endDate) }),
    tags: withSession(band.sessions[0], [band.genres[0], band.averageAge].filter(isText)),
    wanted: band.sessions,
  }
}

interface Common extends Pick<BandDetail, 'bandId' | 'profileImageUrl' | 'description' | 'endDate'> {
  name: string
}

/** What B1 and B4 both have, without the rest. */
function commonOf({ bandId, name, profileImageUrl, description, endDate }: Common): BandCard {
  const { headline, rest } = readDescription(description)
  return {
    bandId,
    title: name,
    subtitle: headline,
    image: profileImageUrl,
    seed: `band-${bandId}`,
    tags: [],
    wanted: [],
    reasons: [],
    description: rest,
    deadline: shortDay(endDate),
    links: [],
    demo: null,
  }
}

/** The value on the wire when no age is known (docs/product/bands.md "Band texts on the wire"). */
const NO_AVERAGE_AGE = '정보 없음'

const withSession = (wanted: BandSessionType | undefined, others: readonly string[]) =>
  wanted === undefined ? others : [SESSION_NAMES[wanted], ...others]
