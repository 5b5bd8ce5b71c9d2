import type { AnswerOf } from '#contract/call.ts'
import { CONSENTS_IN_FORCE } from '#contract/documents.ts'
import {
  CONSENT_DOCUMENTS,
  type ConsentDocument,
  type listConsents as listConsentsCall,
} from '#contract/http/auth/consents.ts'
import type { Deps } from '#server/deps.ts'
import { insertConsents, selectConsents } from './consents.queries.ts'

/** CO1. */
export async function listConsents(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
): Promise<AnswerOf<typeof listConsentsCall>> {
  const rows = await selectConsents(db, memberId)
  const isAgreed = (document: ConsentDocument) =>
    rows.some((row) => row.document === document && row.version === CONSENTS_IN_FORCE[document])
  return {
    missing: CONSENT_DOCUMENTS.filter((document) => !isAgreed(document)),
    agreed: rows.map((row) => ({ ...row, agreedAt: row.agreedAt.toISOString() })),
  }
}

/** CO2. The schema has let only the versions in force through. */
export const agree = ({ db, now }: Pick<Deps, 'db' | 'now'>, memberId: number): Promise<void> =>
  insertConsents(db, consentsOf(memberId, now()))

/** The rows of a member who agrees to everything that is asked for now. */
export const consentsOf = (memberId: number, agreedAt: Date) =>
  CONSENT_DOCUMENTS.map((document) => ({
    memberId,
    document,
    version: CONSENTS_IN_FORCE[document],
    agreedAt,
  }))
