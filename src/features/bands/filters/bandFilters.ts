import type { QueryOf } from '#contract/call.ts'
import { GENRES, type Genre } from '#contract/genresAndKeywords.ts'
import { BAND_ORDERS, type BandOrder, type countBands } from '#contract/http/bands/bands.ts'
import { DAY_NAMES, DAYS, type Day, REGIONS, type Region } from '#contract/scalars.ts'
import { BAND_SESSION_TYPES, type BandSessionType, SESSION_NAMES } from '#contract/sessions.ts'
import { withJosa } from '#src/lib/text/josa.ts'

/** What the bands of a list have in common. An empty list is no condition. */
export interface BandFilters {
  session: readonly BandSessionType[]
  region: readonly Region[]
  day: readonly Day[]
  genre: readonly Genre[]
}

export type FilterKind = keyof BandFilters

/** In the order of the chips. The kinds are the names in the address too. */
export const FILTER_KINDS = ['session', 'region', 'day', 'genre'] as const satisfies readonly FilterKind[]

export const NO_FILTERS: BandFilters = { session: [], region: [], day: [], genre: [] }

const VALUES: { readonly [Kind in FilterKind]: BandFilters[Kind] } = {
  session: BAND_SESSION_TYPES,
  region: REGIONS,
  day: DAYS,
  genre: GENRES,
}

export const KIND_NAMES: Readonly<Record<FilterKind, string>> = {
  session: '세션',
  region: '지역',
  day: '합주하는 요일',
  genre: '장르',
}

const ORDER = 'sort'
/** The order that an address without one means. */
const FIRST_ORDER: BandOrder = 'closing'

export const ORDER_NAMES: Readonly<Record<BandOrder, string>> = {
  closing: '마감 임박순',
  newest: '최신순',
}

/** Reads an address. What is not in the fixed lists is left out; the rest is in their order. */
export function readFilters(params: URLSearchParams): BandFilters {
  const read = <Kind extends FilterKind>(kind: Kind): BandFilters[Kind] => {
    const written = (params.get(kind) ?? '').split(',')
    return (VALUES[kind] as readonly string[]).filter((value) =>
      written.includes(value),
    ) as unknown as BandFilters[Kind]
  }
  return { session: read('session'), region: read('region'), day: read('day'), genre: read('genre') }
}

export const readOrder = (params: URLSearchParams): BandOrder =>
  BAND_ORDERS.find((order) => order === params.get(ORDER)) ?? FIRST_ORDER

/** The address with these filters, and with all else that it says. */
export function withFilters(params: URLSearchParams, filters: BandFilters): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const kind of FILTER_KINDS) {
    if (filters[kind].length > 0) next.set(kind, filters[kind].join(','))
    else next.delete(kind)
  }
  return next
}

export function withOrder(params: URLSearchParams, order: BandOrder): URLSearchParams {
  const next = new URLSearchParams(params)
  if (order === FIRST_ORDER) next.delete(ORDER)
  else next.set(ORDER, order)
  return next
}

/** The number of kinds that are limited. */
export const countFilters = (filters: BandFilters): number =>
  FILTER_KINDS.filter((kind) => filters[kind].length > 0).length

export const isFiltered = (filters: BandFilters): boolean => countFilters(filters) > 0

/** The filters with this value of this kind added, or taken out. */
export function toggled<Kind extends FilterKind>(
  filters: BandFilters,
  kind: Kind,
  value: BandFilters[Kind][number],
): BandFilters {
  const chosen = filters[kind] as readonly string[]
  const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
  return { ...filters, [kind]: (VALUES[kind] as readonly string[]).filter((each) => next.includes(each)) }
}

/** B1 and B9. Only bands that recruit: the others wait for nobody. Blank text is no condition. */
export function queryOf(filters: BandFilters, text: string): QueryOf<typeof countBands> {
  const listed = FILTER_KINDS.filter((kind) => filters[kind].length > 0)
  return {
    status: 'RECRUITING',
    ...(text !== '' && { q: text }),
    ...Object.fromEntries(listed.map((kind) => [kind, filters[kind].join(',')])),
  }
}

export const nameOf = (kind: FilterKind, value: string): string => {
  if (kind === 'session') return SESSION_NAMES[value as BandSessionType]
  return kind === 'day' ? DAY_NAMES[value as Day] : value
}

/** What a chip says: what is chosen, or the kind. */
export function chipText(kind: FilterKind, filters: BandFilters): string {
  const names = filters[kind].map((value) => nameOf(kind, value))
  if (names.length === 0) return kind === 'day' ? '요일' : KIND_NAMES[kind]
  return names.length > 2 ? `${names.slice(0, 2).join(', ')} 외 ${names.length - 2}` : names.join(', ')
}

/** `베이스를 기다리는 밴드`, for one session; several are named by none. */
export function waitingText(sessions: readonly BandSessionType[]): string {
  const [session, ...others] = sessions
  return session === undefined || others.length > 0
    ? '조건에 맞는 밴드'
    : `${withJosa(SESSION_NAMES[session], '을/를')} 기다리는 밴드`
}

/** `토요일`, `토·일요일`; empty where nothing was said. */
export const daysText = (days: readonly Day[]): string =>
  days.length === 0 ? '' : `${days.map((day) => DAY_NAMES[day]).join('·')}요일`
