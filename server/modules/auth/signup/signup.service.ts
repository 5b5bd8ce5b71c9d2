import type { AnswerOf, ParsedInputOf } from '#contract/call.ts'
import type { checkNickname as checkNicknameCall, signUp as signUpCall } from '#contract/http/auth/signup.ts'
import { brokenConstraint } from '#server/db/failures.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { openSession } from '../sessions.service.ts'
import { insertMember, isEmailTaken, isNicknameTaken, isVerified, useUpVerified } from './signup.queries.ts'

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
 * A8. Creates the member and their first session in one transaction. When sign-ups race for an e-mail or a
 * nickname, the constraints let one through; the loser keeps the verified mark if only the nickname was
 * taken.
 * @throws AppError MEMBER4003 negative age · MEMBER4002 e-mail taken · AUTH4023 e-mail not verified ·
 * MEMBER4009 nickname taken
 */
export async function signUp(
  deps: Deps,
  input: SignUp,
  userAgent?: string,
): Promise<AnswerOf<typeof signUpCall>> {
  if (input.age < 0) throw new AppError('MEMBER4003')
  await refuseBeforeHashing(deps, input)
  const { password, ...facts } = input
  const passwordHash = await deps.hash.hash(password)
  const member = { ...facts, passwordHash, nicknameKey: input.nickname.toLowerCase(), createdAt: deps.now() }
  try {
    return await deps.db.transaction(async (tx) => {
      // The mark is used first: sign-ups with one e-mail wait for each other here.
      const wasVerified = await useUpVerified(tx, input.email)
      if (await isEmailTaken(tx, input.email)) throw new AppError('MEMBER4002')
      if (!wasVerified) throw new AppError('AUTH4023')
      const memberId = await insertMember(tx, member)
      const tokens = await openSession(tx, deps, { memberId, email: input.email }, userAgent)
      return { memberId, ...tokens, message: '회원가입이 완료되었습니다.' }
    })
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

/** Checks that need no password hash; hashing is expensive and must not be free for strangers. */
async function refuseBeforeHashing({ db, now }: Deps, { email, nickname }: SignUp): Promise<void> {
  // In this order: a sign-up that commits between the two queries uses the mark and takes the e-mail.
  const wasVerified = await isVerified(db, email, now())
  if (await isEmailTaken(db, email)) throw new AppError('MEMBER4002')
  if (!wasVerified) throw new AppError('AUTH4023')
  if (await isNicknameTaken(db, nickname)) throw new AppError('MEMBER4009')
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
