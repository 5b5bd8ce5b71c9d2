import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { DOCUMENT_VERSIONS } from '#contract/documents.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { Timestamp } from '#contract/scalars.ts'

const inForce = <Version extends string>(version: Version) =>
  v.pipe(v.string(FIELD_TEXT.missing), v.literal(version, FIELD_TEXT.notInForce))

/** The versions agreed to; any but the ones in force are refused at their field (P23). */
export const Consents = v.object(
  {
    terms: inForce(DOCUMENT_VERSIONS.terms),
    privacy: inForce(DOCUMENT_VERSIONS.privacy),
    isFourteen: v.literal(true, FIELD_TEXT.missing),
  },
  FIELD_TEXT.missing,
)
export type Consents = v.InferOutput<typeof Consents>

/** AGE: being `AGE_MIN_YEARS` or older. */
export const CONSENT_DOCUMENTS = ['TERMS', 'PRIVACY', 'AGE'] as const
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number]

/**
 * CO1 (ours). Returns what the caller has agreed to, the latest first, and what they still have to agree to:
 * the texts whose version in force they have not seen.
 */
export const listConsents = call({
  id: 'CO1',
  method: 'GET',
  path: '/api/consents',
  auth: 'required',
  body: 'enveloped',
  answer: v.object({
    missing: v.array(v.picklist(CONSENT_DOCUMENTS)),
    agreed: v.array(
      v.object({ document: v.picklist(CONSENT_DOCUMENTS), version: v.string(), agreedAt: Timestamp }),
    ),
  }),
})

/**
 * CO2 (ours). Agrees to the texts in force. What was agreed to before keeps its time. Idempotent. Refuses:
 * COMMON400 (another version, or not everything).
 */
export const agree = call({
  id: 'CO2',
  method: 'POST',
  path: '/api/consents',
  auth: 'required',
  body: 'void',
  input: v.object({ consents: Consents }),
})
