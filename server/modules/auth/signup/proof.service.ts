import type { Db, Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { isKeptProof, newProof, proofEnd } from '../proofs.ts'
import { deleteSignedUp, putProof, selectSignedUp, type Verified } from './proof.queries.ts'

type Proving = Pick<Deps, 'digest' | 'now'>

/** A new proof that its receiver has read the mail to this address (W13). Only its digest is stored. */
export async function issueProof(tx: Tx, deps: Proving, email: string): Promise<string> {
  const proof = newProof()
  await putProof(tx, email, await deps.digest(proofText(email, proof)), proofEnd(deps))
  return proof
}

/** Whether the proof is the newest one of the row's e-mail and not older than 30 minutes. */
export async function isProven(
  deps: Proving,
  verified: Verified | undefined,
  proof: string,
): Promise<boolean> {
  return verified !== undefined && isKeptProof(deps, verified, proofText(verified.email, proof))
}

/** Whether the member signed up with this proof, which S7 has not accepted yet (P28). */
export async function isOwnSignUp(
  deps: Proving & { db: Db },
  memberId: number,
  proof: string,
): Promise<boolean> {
  return isProven(deps, await selectSignedUp(deps.db, memberId), proof)
}

/** Uses up the proof that `isOwnSignUp` accepted. False: another request was faster. */
export const useUpProof = (tx: Tx, memberId: number): Promise<boolean> => deleteSignedUp(tx, memberId)

/** What is digested. Includes the e-mail, so that a proof is good for no other. */
const proofText = (email: string, proof: string) => `proof:${email}:${proof}`
