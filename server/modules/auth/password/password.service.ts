import type { AnswerOf, ParsedInputOf } from '#contract/call.ts'
import { isCommonPassword } from '#contract/commonPasswords.ts'
import type {
  changePassword as changePasswordCall,
  resetPassword as resetPasswordCall,
} from '#contract/http/auth/password.ts'
import type { AccessClaims, Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { countCode } from '#server/http/limits/codeLimit.ts'
import { countLoginFailure, refuseHastyLogin } from '#server/http/limits/loginLimit.ts'
import { revokeFamiliesOf, revokeOthersOf, selectCredentialsHeld, setPasswordHash } from '../auth.queries.ts'
import { deviceTokenOf } from '../devices/knownDevice.ts'
import { codeEnd, judgeCode, newCode, refusalOf, sendMail, type CodeVerdict } from '../mailedCode.ts'
import { isKeptProof, newProof, proofEnd } from '../proofs.ts'
import { tellSessionsEnded } from '../sessions.service.ts'
import {
  deleteReset,
  isActiveEmail,
  putResetCode,
  selectActiveHeld,
  selectEmailAndHash,
  selectReset,
  selectResetHeld,
  updateReset,
} from './password.queries.ts'
import { noAccountMail, passwordChangedMail, resetCodeMail } from './resetMail.ts'

/**
 * A12. A code is made, stored and counted for every e-mail, and every e-mail gets a mail, so that neither the
 * answer nor its time tells whether it has a member.
 * @throws AppError COMMON429 · COMMON503 the mail could not be handed over
 */
export async function sendResetCode(deps: Deps, email: string): Promise<void> {
  await countCode(deps, email)
  const code = newCode()
  const isMember = await isActiveEmail(deps.db, email)
  await putResetCode(deps.db, email, await deps.digest(codeText(email, code)), codeEnd(deps))
  await sendMail(deps, isMember ? resetCodeMail(email, code) : noAccountMail(email))
}

/**
 * A13. A right code cannot be used again; its proof takes its place.
 * @throws AppError AUTH4022 no valid code · AUTH4021 wrong code · AUTH4024 five wrong tries before ·
 * COMMON429
 */
export async function verifyResetCode(deps: Deps, email: string, code: string): Promise<string> {
  const hashes = await deps.digest.underEach(codeText(email, code))
  const { now } = deps
  const proof = newProof()
  const proofHash = await deps.digest(proofText(email, proof))
  // The verdict is returned from the transaction: throwing inside would roll the count of wrong tries back.
  const verdict = await deps.db.transaction(async (tx): Promise<CodeVerdict> => {
    const held = await selectResetHeld(tx, email)
    const kept = held?.proofHash === null ? held : undefined
    const judged = await judgeCode(tx, deps, email, kept, hashes)
    if (judged === 'AUTH4021') await updateReset(tx, email, { wrongTries: kept!.wrongTries + 1 })
    if (judged === 'right') await updateReset(tx, email, { proofHash, expiresAt: proofEnd({ now }) })
    return judged
  })
  if (verdict !== 'right') throw refusalOf(verdict, email)
  return proof
}

/**
 * A14. Uses the proof, sets the password and ends every session, in one transaction; then the sockets close
 * and a mail tells the owner.
 * @throws AppError AUTH4023 no valid proof, or the member withdrew meanwhile · AUTH4025 common password
 */
export async function resetPassword(
  deps: Deps,
  { email, proof, password }: ParsedInputOf<typeof resetPasswordCall>,
): Promise<AnswerOf<typeof resetPasswordCall>> {
  const text = proofText(email, proof)
  if (!(await isKeptProof(deps, await selectReset(deps.db, email), text))) throw new AppError('AUTH4023')
  if (isCommonPassword(password)) throw new AppError('AUTH4025')
  const { now, digest } = deps
  const passwordHash = await deps.hash.hash(password)
  const memberId = await deps.db.transaction(async (tx) => {
    const isStillProven = await isKeptProof({ now, digest }, await selectResetHeld(tx, email), text)
    const found = isStillProven ? await selectActiveHeld(tx, email) : undefined
    if (found === undefined) throw new AppError('AUTH4023')
    await deleteReset(tx, email)
    await setPasswordHash(tx, found, passwordHash)
    await revokeFamiliesOf(tx, found, 'password', now())
    return found
  })
  await Promise.all([tellSessionsEnded(deps, memberId), tellOwner(deps, email)])
  return { memberId, deviceToken: await deviceTokenOf(deps, email, deps.newId()) }
}

/**
 * A15. A wrong current password counts as a failed log-in of its own, so that a borrowed phone is no place to
 * guess it; it does not slow down the member's log-ins.
 * @throws AppError AUTH4026 wrong current password · AUTH4025 common password · COMMON429
 */
export async function changePassword(
  deps: Deps,
  { memberId, sessionId }: AccessClaims,
  { password, newPassword }: ParsedInputOf<typeof changePasswordCall>,
): Promise<void> {
  const member = await selectEmailAndHash(deps.db, memberId)
  if (!member) throw new AppError('MEMBER4004')
  const tried = { email: member.email, deviceId: CHANGING }
  await refuseHastyLogin(deps, tried)
  if (!(await deps.hash.verify(member.passwordHash, password))) {
    await countLoginFailure(deps, tried)
    throw new AppError('AUTH4026', WRONG_CURRENT)
  }
  await refuseHastyLogin(deps, tried)
  if (isCommonPassword(newPassword)) throw new AppError('AUTH4025')
  const passwordHash = await deps.hash.hash(newPassword)
  await deps.db.transaction(async (tx) => {
    const held = await selectCredentialsHeld(tx, memberId, 'update')
    // it was changed on another device meanwhile, or the member withdrew
    if (held?.state !== 'ACTIVE' || held.passwordHash !== member.passwordHash)
      throw new AppError('AUTH4026', WRONG_CURRENT)
    await setPasswordHash(tx, memberId, passwordHash)
    await revokeOthersOf(tx, memberId, sessionId, deps.now())
  })
  await Promise.all([tellSessionsEnded(deps, memberId), tellOwner(deps, member.email)])
}

/** The count of A15 beside those of the devices (P20). */
const CHANGING = 'change'
const WRONG_CURRENT = { event: { event: 'login_failed', reason: 'wrong_current_password' } } as const

async function tellOwner(deps: Deps, email: string): Promise<void> {
  // the password is set already: a mail that could not be sent is logged and refuses nothing
  await sendMail(deps, passwordChangedMail(email)).catch(() => {})
}

/** What is digested. A sign-up uses other words, so its codes and proofs are no good here. */
const codeText = (email: string, code: string) => `reset:${email}:${code}`
const proofText = (email: string, proof: string) => `resetProof:${email}:${proof}`
