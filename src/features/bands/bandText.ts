import type { BandDetail } from '#contract/http/bands/bands.ts'

/** Splits a description: the first line is the subtitle, the rest is the text. */
export function readDescription(description: string | null): { headline: string; rest: string } {
  const [headline = '', ...rest] = (description ?? '').trim().split('\n')
  return { headline: headline.trim(), rest: rest.join('\n').trim() }
}

/** `2025.07.08` as it is shown: `25.07.08`. Null: no end date. */
export const shortDay = (endDate: BandDetail['endDate']) => endDate?.replace(/^\d\d(?=\d\d\.)/, '') ?? null

/** The day in Seoul of an instant, in the format of `readBandDetail` (B4). */
export const dayOf = (instant: string) => {
  // created on first use, to keep it out of the start of the home screen
  seoulDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })
  return seoulDay.format(new Date(instant)).replaceAll('-', '.')
}

let seoulDay: Intl.DateTimeFormat | undefined

/** Without age bounds the wire has 0대 이상 (docs/product/bands.md "Band texts on the wire"). */
export const ageText = (ageRange: string) => (ageRange === '0대 이상' ? '나이 무관' : ageRange)
