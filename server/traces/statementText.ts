import { LRUCache } from 'lru-cache'

/** A statement as traces show it. */
export interface StatementText {
  /** What it does to which table, such as `insert messages`: few, for comparing them. */
  name: string
  /** Without any value, at most `TEXT_MAX_CHARS` long. */
  text: string
}

const TEXT_MAX_CHARS = 2_000
/** The program has some hundred statements; lists of parameters make variants of them. */
const STATEMENTS_KEPT_MAX = 500

const known = new LRUCache<string, StatementText>({ max: STATEMENTS_KEPT_MAX })

/**
 * The statement's text without its literals. What members enter is a parameter (`$1`) and never in the text;
 * literals are replaced too, so that this holds even where somebody forgets it.
 */
export function statementText(sql: string): StatementText {
  let described = known.get(sql)
  if (described === undefined) known.set(sql, (described = describe(sql)))
  return described
}

function describe(sql: string): StatementText {
  const text = sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$."])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\$\d+(?:\s*,\s*\$\d+)+/g, '$1, …')
    .replace(/\s+/g, ' ')
    .trim()
  return { name: nameOf(text), text: text.slice(0, TEXT_MAX_CHARS) }
}

/** The quotes tell the table of an `update` from `for update of`, `do update set` and the like. */
const WRITES = /\b(insert) into "(\w+)"|\b(update) "(\w+)"|\b(delete) from "(\w+)"/i
const READS = /\bfrom (?:only )?"?(\w+)"?/i

function nameOf(text: string): string {
  const [verb = ''] = /^\w+/.exec(text) ?? []
  const [, ...written] = WRITES.exec(text) ?? []
  const named = written.filter((part) => part !== undefined)
  if (named.length > 0) return named.join(' ').toLowerCase()
  if (!/^(select|with)$/i.test(verb)) return verb.toLowerCase()
  const [, table] = READS.exec(text) ?? []
  return table === undefined ? 'select' : `select ${table.toLowerCase()}`
}
