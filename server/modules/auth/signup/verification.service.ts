import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { countCode } from '#server/http/limits/codeLimit.ts'
import { codeEnd, judgeCode, newCode, refusalOf, sendMail, type CodeVerdict } from '../mailedCode.ts'
import { codeMail } from './codeMail.ts'
import { issueProof } from './proof.service.ts'
import { deleteCode, isEmailTaken, putCode, selectCodeHeld, setWrongTries } from './signup.queries.ts'

/**
 * A5. Mails a code that replaces any earlier one of the e-mail. An e-mail with a member counts like any
 * other, so that the limit does not tell them apart.
 * @throws AppError MEMBER4002 the e-mail has a member, also a withdrawn one · COMMON429 · COMMON503 the mail
 * could not be handed over
 */
export async function sendCode(deps: Deps, email: string): Promise<void> {
  await countCode(deps, email)
  if (await isEmailTaken(deps.db, email)) throw new AppError('MEMBER4002')
  const code = newCode()
  await putCode(deps.db, email, await deps.digest(codeText(email, code)), codeEnd(deps))
  await sendMail(deps, codeMail(email, code))
}

/**
 * A6. A right code is deleted and returns the proof for A8. After five wrong tries the row stays until it
 * expires, so that the refusal can name the reason.
 * @throws AppError AUTH4022 no valid code · AUTH4021 wrong code · AUTH4024 five wrong tries before ·
 * COMMON429
 */
export async function verifyCode(deps: Deps, email: string, code: string): Promise<string> {
  const hashes = await deps.digest.underEach(codeText(email, code))
  // The verdict is returned from the transaction: throwing inside would roll the count of wrong tries back.
  const verdict = await deps.db.transaction(
    async (tx): Promise<Exclude<CodeVerdict, 'right'> | { proof: string }> => {
      const kept = await selectCodeHeld(tx, email)
      const judged = await judgeCode(tx, deps, email, kept, hashes)
      if (judged === 'AUTH4021') await setWrongTries(tx, email, kept!.wrongTries + 1)
      if (judged !== 'right') return judged
      await deleteCode(tx, email)
      return { proof: await issueProof(tx, deps, email) }
    },
  )
  if (typeof verdict === 'object' && 'proof' in verdict) return verdict.proof
  throw refusalOf(verdict, email)
}

/** What is digested. Includes the e-mail, so that equal codes of two people have different hashes. */
const codeText = (email: string, code: string) => `code:${email}:${code}`
