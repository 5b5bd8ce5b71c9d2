import { OBJECTION_TOKEN_SECONDS } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'

type Signing = Pick<Deps, 'digest' | 'now'>

/**
 * What a refused log-in gives to object with (SA3): `<sanction>.<until>.<digest>`, good for this sanction of
 * this member alone. Nothing is stored. A second use finds that the sanction has been objected to.
 */
export async function issueObjectionToken(
  { digest, now }: Signing,
  sanctionId: number,
  memberId: number,
): Promise<string> {
  const until = secondsOf(now()) + OBJECTION_TOKEN_SECONDS
  return `${sanctionId}.${until}.${await digest(signedText(sanctionId, memberId, until))}`
}

const FORM = /^([1-9]\d{0,15})\.(\d{1,12})\.([0-9a-f]{64})$/

/**
 * The sanction that a token names. Null: it has another form, or is too old. `isSignedFor` decides whose it
 * is.
 */
export function readObjectionToken({ now }: Pick<Deps, 'now'>, token: string) {
  const [, sanctionId, until, key] = FORM.exec(token) ?? []
  if (sanctionId === undefined || until === undefined || key === undefined) return null
  if (Number(until) <= secondsOf(now())) return null
  return { sanctionId: Number(sanctionId), until: Number(until), key }
}

/** Whether the server made this token for the member's sanction. */
export async function isSignedFor(
  { digest }: Pick<Deps, 'digest'>,
  { sanctionId, until, key }: NonNullable<ReturnType<typeof readObjectionToken>>,
  memberId: number,
): Promise<boolean> {
  const right = await digest.underEach(signedText(sanctionId, memberId, until))
  return right.some((each) => isEqual(key, each))
}

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** What is digested. Nothing else begins with these words. */
const signedText = (sanctionId: number, memberId: number, until: number) =>
  `objection:${sanctionId}:${memberId}:${until}`

/** Takes the same time wherever the two differ. */
function isEqual(given: string, right: string): boolean {
  let difference = given.length ^ right.length
  for (let at = 0; at < right.length; at += 1) difference |= given.charCodeAt(at) ^ right.charCodeAt(at)
  return difference === 0
}
