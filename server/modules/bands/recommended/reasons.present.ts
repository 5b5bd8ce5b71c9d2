import { BAND_REASONS_MAX } from '#contract/limits.ts'
import type { Region } from '#contract/scalars.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import { firstGraphemes } from '#contract/text.ts'
import type { Why } from '../bands.present.ts'
import type { RankedBand } from './ranking.queries.ts'
import { NEIGHBOURING_REGION } from './weights.ts'

/**
 * The reasons for a recommendation as text. Names of artists, songs, genres and keywords may end in any
 * letter, so the texts avoid particles that depend on the pronunciation (docs/interface.md "Dates, numbers,
 * names"); sessions and regions are few and written out with their particles.
 */

/** Long enough for a name, and short enough to keep the line readable on a card. */
const NAME_MAX_CHARS = 20

function shortened(name: string): string {
  const kept = firstGraphemes(name, NAME_MAX_CHARS)
  return kept === name ? name : `${kept.trimEnd()}…`
}

export const artistsReason = (name: string, shared: number) =>
  shared === 1 ? `${shortened(name)} 취향이 겹쳐요` : `${shortened(name)} 외 ${shared - 1}팀이 겹쳐요`

export const tracksReason = (title: string, shared: number) =>
  shared === 1
    ? `〈${shortened(title)}〉 한 곡이 겹쳐요`
    : `〈${shortened(title)}〉 외 ${shared - 1}곡이 겹쳐요`

const WANTED: Readonly<Record<BandSessionType, string>> = {
  vocal: '보컬을',
  electric_guitar: '일렉기타를',
  acoustic_guitar: '어쿠스틱기타를',
  bass: '베이스를',
  drums: '드럼을',
  keyboard: '키보드를',
  violin: '바이올린을',
  trumpet: '트럼펫을',
  piano: '피아노를',
}

export const sessionReason = (session: BandSessionType) => `${WANTED[session]} 찾고 있어요`

const PLACE: Readonly<Record<Region, string>> = {
  서울: '서울이에요',
  경기: '경기예요',
  인천: '인천이에요',
  부산: '부산이에요',
  대구: '대구예요',
  광주: '광주예요',
  대전: '대전이에요',
  울산: '울산이에요',
  세종: '세종이에요',
  강원: '강원이에요',
  충북: '충북이에요',
  충남: '충남이에요',
  전북: '전북이에요',
  전남: '전남이에요',
  경북: '경북이에요',
  경남: '경남이에요',
  제주: '제주예요',
}

/** `isNear`: the region borders the member's own. Null: the band meets anywhere. */
export function regionReason(region: Region | null, isNear: boolean): string {
  if (region === null) return '지역은 상관없어요'
  return isNear ? `가까운 ${PLACE[region]}` : PLACE[region]
}

export const genresReason = (genre: string, shared: number) =>
  shared === 1 ? `${genre} 장르가 겹쳐요` : `${genre} 외 ${shared - 1}개 장르가 겹쳐요`

export const keywordsReason = (keyword: string, shared: number) =>
  shared === 1
    ? `밴드장과 ‘${shortened(keyword)}’ 키워드가 같아요`
    : `밴드장과 ‘${shortened(keyword)}’ 외 ${shared - 1}개 키워드가 같아요`

/** The reasons, and the session that one of them names. */
export function whyOf(band: RankedBand): Why {
  const reasons = reasonsFor(band)
  const { session } = band
  const isNamed = session !== null && reasons.includes(sessionReason(session))
  return { reasons, reasonSession: isNamed ? session : null }
}

/** Up to three, by points, highest first; reasons with equal points keep the order below. */
export function reasonsFor({
  artist,
  track,
  session,
  region,
  genre,
  keyword,
  ...band
}: RankedBand): string[] {
  const { points, shared } = band
  return [
    artist !== null && { points: points.artists, text: artistsReason(artist, shared.artists) },
    track !== null && { points: points.tracks, text: tracksReason(track, shared.tracks) },
    session !== null && { points: points.session, text: sessionReason(session) },
    { points: points.region, text: regionReason(region, points.region === NEIGHBOURING_REGION) },
    genre !== null && { points: points.genres, text: genresReason(genre, shared.genres) },
    keyword !== null && { points: points.keywords, text: keywordsReason(keyword, shared.keywords) },
  ]
    .filter((reason) => reason !== false)
    .filter((reason) => reason.points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, BAND_REASONS_MAX)
    .map(({ text }) => text)
}
