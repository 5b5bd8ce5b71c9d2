import * as v from 'valibot'
import { BandSession } from '#contract/sessions.ts'
import applications from './data/applications.json' with { type: 'json' }
import { readData } from './readData.ts'

const SampleApplication = v.strictObject({
  applicant: v.string(),
  session: BandSession,
  passFail: v.optional(v.picklist(['PASS', 'FAIL'])),
  /** The time of the first message; the others follow. */
  minutesAgo: v.number(),
  /** In the form that `speak` reads. */
  lines: v.array(v.string()),
  /** The number of newest messages that the manager has not read. */
  unreadByManager: v.optional(v.number()),
})
export type SampleApplication = v.InferOutput<typeof SampleApplication>

/** The applications to each band, by the band's number, with their messages and results. */
export const APPLICATIONS = readData(
  'applications.json',
  v.record(v.string(), v.array(SampleApplication)),
  applications,
)
