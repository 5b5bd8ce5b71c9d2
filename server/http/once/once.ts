import { is, pipe, string, uuid } from 'valibot'
import { type AnyCall, KEY_HEADER } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { ANSWER_KEPT_SECONDS } from '#contract/limits.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '../errors.ts'
import { badFields } from '../parse.ts'
import { insertAnswer, lockKey, selectAnswer, type KeptAnswer, type KeyOfMember } from './once.queries.ts'

/**
 * What makes a creating call happen once (W14, docs/decisions/0017). Its service calls `begin` first in the
 * transaction that creates, and `keep` last. Both do nothing when the request has no key.
 */
export interface Once<Answer> {
  /**
   * Waits for another request with the same key, at most as long as for any lock.
   * @throws AnsweredBefore if that one was answered; the route catches it
   */
  begin(tx: Tx): Promise<void>
  /** Stores the answer with what the transaction has created, and resolves with it. */
  keep<Given extends Answer>(tx: Tx, answer: Given): Promise<Given>
}

/** Ends the service's transaction without a trace: the answer of the first request stands. */
class AnsweredBefore extends Error {
  override readonly name = 'AnsweredBefore'
  readonly kept: KeptAnswer

  constructor(kept: KeptAnswer) {
    super('A request with this key was answered before.')
    this.kept = kept
  }
}

const WITHOUT_KEY: Once<unknown> = {
  begin: async () => {},
  keep: async (_tx, answer) => answer,
}

/** Of one request, what its key stands for. */
interface Asked {
  path: unknown
  query: unknown
  body: unknown
  files: Record<string, Uint8Array<ArrayBuffer> | null>
}

/** Null: the call takes no key, or none was sent. @throws AppError COMMON400 it is no UUID */
export function readKey({ takesKey }: AnyCall, header: string | undefined): string | null {
  if (!takesKey || header === undefined) return null
  if (!is(Uuid, header)) throw badFields({ [KEY_HEADER]: FIELD_TEXT.form })
  return header.toLowerCase()
}
const Uuid = pipe(string(), uuid())

/**
 * Runs a call and resolves with the JSON text of its answer. With a key that was answered within
 * `ANSWER_KEPT_SECONDS`, that answer is repeated and the call is not run. A refusal is not kept: the key may
 * be used again.
 *
 * @param run the call, with what it hands to its service
 * @param textOf the JSON text of an answer
 * @throws AppError COMMON409 the key was answered for another call or other content · what `run` rejects with
 */
export async function answerOnce(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  call: AnyCall,
  by: KeyOfMember | null,
  asked: Asked,
  run: (once: Once<unknown>) => Promise<unknown>,
  textOf: (answer: unknown) => string,
): Promise<string> {
  if (by === null) return textOf(await run(WITHOUT_KEY))
  const bodyHash = await hashOf(asked)
  const oldest = () => new Date(now().getTime() - ANSWER_KEPT_SECONDS * 1000)
  const repeated = (kept: KeptAnswer) => {
    if (kept.callId !== call.id || kept.bodyHash !== bodyHash) throw new AppError('COMMON409')
    return kept.answer
  }

  // before the service, whose checks and slow work are about something that does not exist yet
  const before = await selectAnswer(db, by, oldest())
  if (before !== null) return repeated(before)

  let text: string | null = null
  try {
    await run({
      async begin(tx) {
        await lockKey(tx, by)
        const first = await selectAnswer(tx, by, oldest())
        if (first !== null) throw new AnsweredBefore(first)
      },
      async keep(tx, answer) {
        text = textOf(answer)
        await insertAnswer(tx, by, { callId: call.id, bodyHash, status: 200, answer: text }, now())
        return answer
      },
    })
  } catch (error) {
    if (error instanceof AnsweredBefore) return repeated(error.kept)
    throw error
  }
  if (text === null) throw new Error(`${call.id} takes a key, but its service did not keep the answer`)
  return text
}

/**
 * SHA-256 of the parsed content: its spelling as JSON does not count. Each file is hashed by itself, because
 * Web Crypto, which also runs in the mock worker, takes only whole buffers.
 */
async function hashOf({ path, query, body, files }: Asked): Promise<string> {
  const named = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))
  const hashes = named.map(async ([name, bytes]) => [name, bytes && (await sha256(bytes))])
  return sha256(new TextEncoder().encode(JSON.stringify([path, query, body, await Promise.all(hashes)])))
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
