import {
  CODE_DIGITS,
  CODE_GUESSES_PER_EMAIL_PER_HOUR,
  CODE_LIVES_SECONDS,
  CODE_WRONG_TRIES_MAX,
} from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { countCode } from '#server/http/limits/codeLimit.ts'
import { countEvent } from '#server/http/limits/counters.queries.ts'
import { perHour } from '#server/http/limits/limits.policy.ts'
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
  const expiresAt = new Date(deps.now().getTime() + CODE_LIVES_SECONDS * 1000)
  await putCode(deps.db, email, await deps.digest(codeText(email, code)), expiresAt)
  try {
    await deps.mail.send(codeMail(email, code))
  } catch (error) {
    deps.log.error({ err: error }, 'could not send a mail')
    throw new AppError('COMMON503')
  }
}

type Verdict = { proof: string } | { waitSeconds: number } | 'AUTH4021' | 'AUTH4022' | 'AUTH4024'

/**
 * A6. A right code is deleted and returns the proof for A8. After five wrong tries even the right code is
 * refused; the row stays until it expires, so that the refusal can name the reason. After twenty judged
 * guesses in an hour none is judged, whichever code they were for: another code gives no new ones (P20).
 * @throws AppError AUTH4022 no valid code · AUTH4021 wrong code · AUTH4024 five wrong tries before ·
 * COMMON429
 */
export async function verifyCode(deps: Deps, email: string, code: string): Promise<string> {
  const hashes = await deps.digest.underEach(codeText(email, code))
  const now = deps.now()
  // The verdict is returned from the transaction: throwing inside would roll the count of wrong tries back.
  const verdict = await deps.db.transaction(async (tx): Promise<Verdict> => {
    const live = await selectCodeHeld(tx, email)
    if (!live || live.expiresAt <= now) return 'AUTH4022'
    if (live.wrongTries >= CODE_WRONG_TRIES_MAX) return 'AUTH4024'
    const waitSeconds = await countEvent(tx, `guess:${email}`, now, GUESSES)
    if (waitSeconds > 0) return { waitSeconds }
    if (!hashes.includes(live.codeHash)) {
      await setWrongTries(tx, email, live.wrongTries + 1)
      return 'AUTH4021'
    }
    await deleteCode(tx, email)
    return { proof: await issueProof(tx, deps, email) }
  })
  if (typeof verdict === 'string') throw new AppError(verdict)
  if ('waitSeconds' in verdict) throw new AppError('COMMON429', { retryAfterSeconds: verdict.waitSeconds })
  return verdict.proof
}

const GUESSES = perHour(CODE_GUESSES_PER_EMAIL_PER_HOUR)

/** What is digested. Includes the e-mail, so that equal codes of two people have different hashes. */
const codeText = (email: string, code: string) => `code:${email}:${code}`

const FIRST_CODE = 10 ** (CODE_DIGITS - 1)
const CODES = 10 ** CODE_DIGITS - FIRST_CODE

/** 10000 to 99999, uniformly distributed: draws beyond the last whole multiple are rejected. */
function newCode(): string {
  const limit = 2 ** 32 - (2 ** 32 % CODES)
  for (;;) {
    const draw = crypto.getRandomValues(new Uint32Array(1))[0]!
    if (draw < limit) return String(FIRST_CODE + (draw % CODES))
  }
}
