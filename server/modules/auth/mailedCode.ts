import {
  CODE_DIGITS,
  CODE_GUESSES_PER_EMAIL_PER_HOUR,
  CODE_LIVES_SECONDS,
  CODE_WRONG_TRIES_MAX,
} from '#contract/limits.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps, Mail } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { countEvent } from '#server/http/limits/counters.queries.ts'
import { perHour } from '#server/http/limits/limits.policy.ts'

/** A code as the store keeps it. */
export interface KeptCode {
  codeHash: string
  expiresAt: Date
  /** Of this code. */
  wrongTries: number
}

/** What a try with a code gets. Only AUTH4021 counts as a wrong try of the code. */
export type CodeVerdict = 'right' | 'AUTH4021' | 'AUTH4022' | 'AUTH4024' | { waitSeconds: number }

const FIRST_CODE = 10 ** (CODE_DIGITS - 1)
const CODES = 10 ** CODE_DIGITS - FIRST_CODE

/** 10000 to 99999, uniformly distributed: draws beyond the last whole multiple are rejected. */
export function newCode(): string {
  const limit = 2 ** 32 - (2 ** 32 % CODES)
  for (;;) {
    const draw = crypto.getRandomValues(new Uint32Array(1))[0]!
    if (draw < limit) return String(FIRST_CODE + (draw % CODES))
  }
}

export const codeEnd = ({ now }: Pick<Deps, 'now'>): Date =>
  new Date(now().getTime() + CODE_LIVES_SECONDS * 1000)

/** @throws AppError COMMON503 the mail could not be handed over */
export async function sendMail({ mail, log }: Pick<Deps, 'mail' | 'log'>, letter: Mail): Promise<void> {
  try {
    await mail.send(letter)
  } catch (error) {
    log.error({ err: error }, 'could not send a mail')
    throw new AppError('COMMON503')
  }
}

/**
 * Judges a guess. After five wrong tries even the right code is refused. After twenty judged guesses in an
 * hour none is judged, whichever code of the e-mail they were for: another code gives no new ones (P20).
 *
 * @param kept the newest code of the e-mail, locked; undefined: there is none
 * @param hashes the digests of the guess
 */
export async function judgeCode(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  email: string,
  kept: KeptCode | undefined,
  hashes: readonly string[],
): Promise<CodeVerdict> {
  if (!kept || kept.expiresAt <= now()) return 'AUTH4022'
  if (kept.wrongTries >= CODE_WRONG_TRIES_MAX) return 'AUTH4024'
  const waitSeconds = await countEvent(tx, `guess:${email}`, now(), GUESSES)
  if (waitSeconds > 0) return { waitSeconds }
  return hashes.includes(kept.codeHash) ? 'right' : 'AUTH4021'
}

const WHY_REFUSED = { AUTH4021: 'wrong', AUTH4022: 'expired', AUTH4024: 'used_up' } as const

/** The refusal for any verdict but `right`. */
export function refusalOf(verdict: Exclude<CodeVerdict, 'right'>, email: string): AppError {
  if (typeof verdict === 'string')
    return new AppError(verdict, { event: { event: 'code_refused', reason: WHY_REFUSED[verdict], email } })
  const event = { event: 'rate_limited', reason: 'tried_codes', email } as const
  return new AppError('COMMON429', { retryAfterSeconds: verdict.waitSeconds, event })
}

const GUESSES = perHour(CODE_GUESSES_PER_EMAIL_PER_HOUR)
