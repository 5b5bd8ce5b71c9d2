import pg from 'pg'
import { delayAnswer, delayTimers, isDelaying } from './delays.ts'

/** Small, because a test asks its store many times. */
const CHANCE = 0.03

/** pg takes a callback as the last argument, or returns a promise. */
type Query = (...args: unknown[]) => unknown

/**
 * In the server's tests timers and the answers of the store come late by chance (`delays.ts`). PGlite answers
 * inside a transaction through an object of its own, in time.
 */
if (isDelaying) {
  delayTimers()
  const { PGlite } = await import('@electric-sql/pglite')
  for (const { prototype } of [pg.Client, PGlite] as { prototype: { query: Query } }[])
    prototype.query = lateQuery(prototype.query)
}

function lateQuery(query: Query): Query {
  return function (this: unknown, ...args) {
    const done = args.at(-1)
    if (typeof done === 'function') args.splice(-1, 1, lateCall(done as Query))
    const answer = query.apply(this, args)
    return answer instanceof Promise ? late(answer) : answer
  }
}

const lateCall =
  (done: Query): Query =>
  async (...outcome) => {
    await delayAnswer(CHANCE)
    done(...outcome)
  }

async function late<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } finally {
    await delayAnswer(CHANCE)
  }
}
