import { APPLICATIONS, type SampleApplication } from './applications.ts'
import { BAND_NOTICES } from './bandNotices.ts'
import { readBandNotice, type BandNotice } from './readBandNotice.ts'

export interface SampleBand extends BandNotice {
  applications: readonly SampleApplication[]
}

/** Numbers 1 to 60. Band 49 is the one whose cards lead straight to group room 52 (P15). */
export const BANDS: readonly SampleBand[] = BAND_NOTICES.trim()
  .split('\n\n')
  .map(readBandNotice)
  .map((notice) => ({ ...notice, applications: APPLICATIONS[notice.id] ?? [] }))
