import type { BandDetail } from '#contract/http/bands/bands.ts'

/** What a band says of itself: its first line is the band in one sentence and stands under the name, the rest is read by who wants to. */
export function readDescription(description: string | null): { headline: string; rest: string } {
  const [headline = '', ...rest] = (description ?? '').trim().split('\n')
  return { headline: headline.trim(), rest: rest.join('\n').trim() }
}

/** `2025.07.08` as it is shown: `25.07.08`. Null: nobody has set an end. */
export const shortDay = (endDate: BandDetail['endDate']) => endDate?.replace(/^\d\d(?=\d\d\.)/, '') ?? null

/** The day in Seoul of an instant, as `readBandDetail` writes it. */
export const dayOf = (instant: string) => {
  // made when it is first needed, and that is not when the home screen starts
  seoulDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })
  return seoulDay.format(new Date(instant)).replaceAll('-', '.')
}

let seoulDay: Intl.DateTimeFormat | undefined

/** docs/product/bands.md "Band texts on the wire": both bounds open are sent as 0대 이상. */
export const ageText = (ageRange: string) => (ageRange === '0대 이상' ? '나이 무관' : ageRange)
