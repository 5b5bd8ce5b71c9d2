import type { AnswerOf, ParsedInputOf } from '#contract/call.ts'
import { isCommonPassword } from '#contract/commonPasswords.ts'
import type { checkNickname as checkNicknameCall, signUp as signUpCall } from '#contract/http/auth/signup.ts'
import { AGE_MIN_YEARS } from '#contract/limits.ts'
import { brokenConstraint } from '#server/db/failures.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { insertConsents } from '../consents/consents.queries.ts'
import { consentsOf } from '../consents/consents.service.ts'
import { deviceTokenOf } from '../devices/knownDevice.ts'
import { openSession } from '../sessions.service.ts'
import { selectVerified, selectVerifiedHeld, setSignedUp } from './proof.queries.ts'
import { isProven } from './proof.service.ts'
import { insertMember, isEmailTaken, isNicknameTaken } from './signup.queries.ts'

type SignUp = ParsedInputOf<typeof signUpCall>

/** A7. */
export async function checkNickname(
  { db }: Pick<Deps, 'db'>,
  nickname: string,
): Promise<AnswerOf<typeof checkNicknameCall>> {
  const available = !(await isNicknameTaken(db, nickname))
  return { available, message: available ? '사용 가능한 닉네임입니다.' : '이미 존재하는 닉네임입니다.' }
}

/**
 * A8. Uses the proof and creates the member, what they have agreed to and their first session, in one
 * transaction. When sign-ups race
 * for an e-mail or a nickname, the constraints let one through; the loser keeps the proof if only the
 * nickname was taken. Without a valid proof nobody learns whether the e-mail has a member.
 * @throws AppError MEMBER4003 negative age · MEMBER4005 too young · AUTH4023 no valid proof · MEMBER4002
 * e-mail taken · MEMBER4009 nickname taken · AUTH4025 common password
 */
export async function signUp(
  deps: Deps,
  input: SignUp,
  userAgent?: string,
): Promise<AnswerOf<typeof signUpCall>> {
  if (input.age < 0) throw new AppError('MEMBER4003')
  if (input.age < AGE_MIN_YEARS) throw new AppError('MEMBER4005')
  await refuseBeforeHashing(deps, input)
  const { now, digest } = deps
  const { password, proof, consents: _inForce, ...facts } = input
  const passwordHash = await deps.hash.hash(password)
  const member = { ...facts, passwordHash, nicknameKey: input.nickname.toLowerCase(), createdAt: deps.now() }
  const deviceToken = await deviceTokenOf(deps, input.email, deps.newId())
  try {
    return await deps.db.transaction(async (tx) => {
      // The proof's row is locked first: sign-ups with one e-mail wait for each other here.
      const verified = await selectVerifiedHeld(tx, input.email)
      if (!(await isProven({ now, digest }, verified, proof))) throw new AppError('AUTH4023')
      // A used proof has a member, who has the e-mail: deleting the member deletes the proof.
      if (await isEmailTaken(tx, input.email)) throw new AppError('MEMBER4002')
      const memberId = await insertMember(tx, member)
      await setSignedUp(tx, input.email, memberId)
      await insertConsents(tx, consentsOf(memberId, member.createdAt))
      const tokens = await openSession(tx, deps, { memberId, email: input.email }, userAgent)
      return { memberId, ...tokens, deviceToken, message: '회원가입이 완료되었습니다.' }
    })
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

/** Checks that need no password hash; hashing is expensive and must not be free for strangers. */
async function refuseBeforeHashing(deps: Deps, { email, proof, nickname, password }: SignUp): Promise<void> {
  if (!(await isProven(deps, await selectVerified(deps.db, email), proof))) throw new AppError('AUTH4023')
  if (await isEmailTaken(deps.db, email)) throw new AppError('MEMBER4002')
  if (await isNicknameTaken(deps.db, nickname)) throw new AppError('MEMBER4009')
  if (isCommonPassword(password)) throw new AppError('AUTH4025')
}

function refusalOf(error: unknown): AppError | null {
  switch (brokenConstraint(error)) {
    case 'members_email_unique':
      return new AppError('MEMBER4002')
    case 'members_nickname_key_unique':
      return new AppError('MEMBER4009')
    default:
      return null
  }
}
