import * as v from 'valibot'
import {
  AVERAGE_AGES,
  BAND_STATUSES,
  DAYS,
  GENDERS,
  JOBS,
  REGIONS,
  SNS_PLATFORMS,
} from '#contract/scalars.ts'
import { BandSession } from '#contract/sessions.ts'
import { APPLICATIONS, type SampleApplication } from './applications.ts'
import bands from './data/bands.json' with { type: 'json' }
import type { SoundName } from './media/playedSounds.ts'
import { readData } from './readData.ts'
import { WorkText } from './works.ts'

const BandNotice = v.strictObject({
  id: v.number(),
  name: v.string(),
  manager: v.string(),
  wanted: v.array(BandSession),
  occupied: v.array(BandSession),
  genres: v.array(v.string()),
  region: v.picklist(REGIONS),
  district: v.string(),
  /** Decades; 0: any. Null: not set. */
  ageStart: v.nullable(v.number()),
  ageEnd: v.nullable(v.number()),
  /** OTHER: any. */
  gender: v.picklist(GENDERS),
  averageAge: v.nullable(v.picklist(AVERAGE_AGES)),
  maleCount: v.number(),
  femaleCount: v.number(),
  jobs: v.array(v.picklist(JOBS)),
  /** Empty: not said. */
  days: v.array(v.picklist(DAYS)),
  /** RECRUITING; ACTIVE: closed by the manager or at its end; ENDED: deleted. */
  status: v.picklist(BAND_STATUSES),
  /** Counted from the day of loading; null: open-ended. */
  endsInDays: v.nullable(v.number()),
  autoClose: v.boolean(),
  platforms: v.array(v.picklist(SNS_PLATFORMS)),
  /** The demo recording. Absent: none. */
  demo: v.optional(v.picklist(['guitar', 'drums'] satisfies SoundName[])),
  artists: v.array(v.string()),
  tracks: v.array(WorkText),
  /** The first line describes the band in one sentence. */
  description: v.pipe(
    v.array(v.string()),
    v.transform((lines) => lines.join('\n')),
  ),
})

export interface SampleBand extends v.InferOutput<typeof BandNotice> {
  applications: readonly SampleApplication[]
}

/** Numbers 1 to 60. The card of band 49 leads straight to group room 52 (P15). */
export const BANDS: readonly SampleBand[] = readData('bands.json', v.array(BandNotice), bands).map(
  (notice) => ({ ...notice, applications: APPLICATIONS[notice.id] ?? [] }),
)
