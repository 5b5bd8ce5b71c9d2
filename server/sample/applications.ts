import * as v from 'valibot'
import { BandSession } from '#contract/sessions.ts'
import applications from './data/applications.json' with { type: 'json' }
import { readData } from './readData.ts'

const SampleApplication = v.strictObject({
  applicant: v.string(),
  session: BandSession,
  passFail: v.optional(v.picklist(['PASS', 'FAIL'])),
  /** When the first line was said; the others follow it. */
  minutesAgo: v.number(),
  /** As `speak` reads them. */
  lines: v.array(v.string()),
  /** How many of the newest the manager has not read. */
  unreadByManager: v.optional(v.number()),
})
export type SampleApplication = v.InferOutput<typeof SampleApplication>

/** Who has applied to which band, by its number: what was said, and what became of it. */
export const APPLICATIONS = readData(
  'applications.json',
  v.record(v.string(), v.array(SampleApplication)),
  applications,
)
