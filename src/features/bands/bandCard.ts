import type { BandCardSource, BandDetail, BandSummary, SnsRef } from '#contract/http/bands/bands.ts'
import { type BandSessionType, SESSION_NAMES } from '#contract/sessions.ts'
import { dayOf, readDescription, shortDay } from './bandText.ts'

/** A band as the carousel, the list and the modal show it (docs/product/bands.md "Band card"), wherever it was found. */
export interface BandCard {
  /** Null: one of the built-in samples, or made of similar music that no band lists. */
  bandId: number | null
  title: string
  subtitle: string
  /** Null: the generated cover is drawn. */
  image: string | null
  /** Of the generated cover. */
  seed: string
  /** The first is the wanted session and red, the second white, the rest black. */
  tags: readonly string[]
  /** What can be applied for, in the manager's order. Empty: not known here. */
  wanted: readonly BandSessionType[]
  /** Why it is recommended; empty where nobody knows. */
  reasons: readonly string[]
  /** Without the line that is the subtitle. */
  description: string
  /** `25.07.08`; null: open-ended. */
  deadline: string | null
  links: readonly SnsRef[]
}

const seedOf = (bandId: number) => `band-${bandId}`
const isText = (text: string | null | undefined): text is string => text !== null && text !== undefined

/** B2 says everything a card needs. */
export function cardOfRecommended(band: BandCardSource): BandCard {
  const tags = [band.genres[0], band.region, band.composition.averageAge]
  return {
    ...cardOfDetail(band),
    tags: withSessions(band.recruitingSessions, tags.filter((tag) => tag !== NO_AVERAGE_AGE).filter(isText)),
    wanted: band.recruitingSessions,
    reasons: band.reasons,
  }
}

/** B4 knows neither what a band plays nor whom it wants. */
export function cardOfDetail(band: BandDetail): BandCard {
  const { headline, rest } = readDescription(band.description)
  return {
    bandId: band.bandId,
    title: band.bandName,
    subtitle: headline,
    image: band.profileImageUrl,
    seed: seedOf(band.bandId),
    tags: [band.region].filter(isText),
    wanted: [],
    reasons: [],
    description: rest,
    deadline: shortDay(band.endDate),
    links: band.snsList,
  }
}

/** B1 has no links. */
export function cardOfSummary(band: BandSummary): BandCard {
  const { headline, rest } = readDescription(band.description)
  return {
    bandId: band.bandId,
    title: band.name,
    subtitle: headline,
    image: band.profileImageUrl,
    seed: seedOf(band.bandId),
    tags: withSessions(band.sessions, [band.genres[0], band.averageAge].filter(isText)),
    wanted: band.sessions,
    reasons: [],
    description: rest,
    deadline: band.endDate === null ? null : shortDay(dayOf(band.endDate)),
    links: [],
  }
}

/** B3 writes it where nobody has said how old they are. */
const NO_AVERAGE_AGE = '정보 없음'

const withSessions = (wanted: readonly BandSessionType[], others: readonly string[]) => [
  ...wanted.slice(0, 1).map((session) => SESSION_NAMES[session]),
  ...others,
]
