import { existsSync, readFileSync } from 'node:fs'
import type { Source } from './modules.ts'

/**
 * `docs/wire.md "Envelope"`, with or without the heading. Line breaks and a comment's star may be between.
 */
const DOCUMENT = /\b(docs\/[\w/-]+\.md)(?:[\s*/]+"([^"]+)")?/g
/** `docs/decisions/0007`: a record by its number. */
const RECORD = /\bdocs\/decisions\/(\d{4})\b(?!-)/g
/** Decisions of the product and rules of the wire in comments: P21, W12, P6a. */
const DECISION = /\b[PW]\d{1,2}a?\b/g
/** Documents that are not in the repository. */
const ELSEWHERE = /\bapi\.md\b|\bproduct-[12]\b|\bux guide\b|\bdesign tokens\b|\btokens \d/gi

const headings = new Map<string, Set<string>>()

function headingsOf(path: string): Set<string> {
  const known = headings.get(path)
  if (known) return known
  const text = readFileSync(path, 'utf8')
  const found = new Set([...text.matchAll(/^#+ (.+?)\s*$/gm)].map(([, heading = '']) => heading))
  headings.set(path, found)
  return found
}

const DECISIONS = 'docs/product/decisions.md'
const isDecision = (number: string) =>
  [...headingsOf(DECISIONS)].some((heading) => heading === number || heading.startsWith(`${number} `))

/** Dead citations in a source: missing documents or headings, and documents outside the repository. */
export function deadCitations({ path, text }: Source, records: readonly string[]): string[] {
  const comments = commentsIn(text)
  const lost = [...text.matchAll(DOCUMENT)].flatMap(([cited, document = '', heading]) => {
    if (!existsSync(document)) return [cited]
    return heading === undefined || headingsOf(document).has(onOneLine(heading)) ? [] : [cited]
  })
  const lostRecords = [...text.matchAll(RECORD)].flatMap(([cited, number = '']) =>
    records.some((record) => record.startsWith(`${number}-`)) ? [] : [cited],
  )
  const lostDecisions = [...comments.matchAll(DECISION)].flatMap(([number]) =>
    isDecision(number) ? [] : [number],
  )
  const elsewhere = [...comments.matchAll(ELSEWHERE)].map(([cited]) => cited)
  return [...lost, ...lostRecords, ...lostDecisions, ...elsewhere].map(
    (cited) => `${path}: ${cited.replace(/[\s*]+/g, ' ')}`,
  )
}

/** Block and line comments, found roughly: a string that looks like one counts too. */
const commentsIn = (text: string) => (text.match(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g) ?? []).join('\n')

/** A long heading may be wrapped inside a comment. */
const onOneLine = (heading: string) => heading.replace(/[\s*]+/g, ' ')
