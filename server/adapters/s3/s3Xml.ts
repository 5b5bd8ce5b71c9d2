/**
 * Reads the XML of S3's answers. They are lists of elements without attributes that matter, so no parser is
 * needed.
 */

/** The contents of all elements of this name, in order. No element of S3 holds another of its own name. */
export function elementsOf(xml: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g')
  return [...xml.matchAll(pattern)].map(([, content]) => content!)
}

/** The text of the first element of this name; null: there is none. */
export function textOf(xml: string, name: string): string | null {
  const [content] = elementsOf(xml, name)
  return content === undefined ? null : content.replaceAll(ENTITY, (_, entity: string) => charOf(entity))
}

const ENTITY = /&(#x[\da-f]+|#\d+|\w+);/gi
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function charOf(entity: string): string {
  if (!entity.startsWith('#')) return NAMED[entity] ?? `&${entity};`
  const isHex = entity[1]!.toLowerCase() === 'x'
  return String.fromCodePoint(Number.parseInt(entity.slice(isHex ? 2 : 1), isHex ? 16 : 10))
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
