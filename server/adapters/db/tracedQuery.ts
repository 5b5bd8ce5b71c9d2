import { statementText } from '#server/traces/statementText.ts'
import type { Tracing } from '#server/traces/tracing.ts'

type Query = (...args: never[]) => unknown

/**
 * Records each statement that is asked with a promise, with its text and without its parameters. The text is
 * the first argument, or a field of it, as in `pg` and PGlite.
 */
export function tracedQuery(query: Query, tracing: Tracing): (...args: unknown[]) => unknown {
  const ask = query as (...args: unknown[]) => unknown
  return (...args) => {
    if (typeof args.at(-1) === 'function') return ask(...args)
    // Most statements of a node are in no recorded trace.
    if (tracing.here() === undefined) return ask(...args)
    const { name, text } = statementText(sqlOf(args[0]))
    const span = tracing.child(name, { 'db.system.name': 'postgresql', 'db.query.text': text })
    const answer = ask(...args)
    if (answer instanceof Promise)
      answer.then(
        () => span?.end(),
        (error: unknown) => span?.end({}, error),
      )
    else span?.end()
    return answer
  }
}

const sqlOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text)
