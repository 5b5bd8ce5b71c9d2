export type StompVersion = '1.0' | '1.1' | '1.2'

export type Headers = Readonly<Record<string, string | undefined>>

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\n': '\\n', ':': '\\c', '\r': '\\r' }
const PLAIN: Record<string, string> = { '\\\\': '\\', '\\n': '\n', '\\c': ':', '\\r': '\r' }

/** Escapes a header value for 1.1 and 1.2. STOMP 1.0 and the frames CONNECT and CONNECTED have no escapes. */
export function escapeHeader(value: string, version: StompVersion): string {
  return version === '1.0' ? value : value.replace(/[\\\n:\r]/g, (char) => ESCAPED[char]!)
}

/** Unescapes a header value; null for an unknown escape, which STOMP 1.2 calls fatal. */
export function unescapeHeader(value: string): string | null {
  let known = true
  const plain = value.replace(/\\.?/gs, (pair) => {
    known &&= pair in PLAIN
    return PLAIN[pair] ?? ''
  })
  return known ? plain : null
}

/**
 * Parses the lines between the command and the empty line. The first of repeated headers counts (STOMP 1.2).
 * Returns null when a line is not a header.
 */
export function parseHeaders(lines: readonly string[], escaped: boolean): Headers | null {
  const headers: Record<string, string> = Object.create(null) as Record<string, string>
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 1) return null
    const name = escaped ? unescapeHeader(line.slice(0, colon)) : line.slice(0, colon)
    const value = escaped ? unescapeHeader(line.slice(colon + 1)) : line.slice(colon + 1)
    if (name === null || value === null) return null
    headers[name] ??= value
  }
  return headers
}
