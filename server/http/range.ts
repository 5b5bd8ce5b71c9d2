/** Both ends are inclusive. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * The part of a file that a `Range` header requests (RFC 9110, 14.1): `bytes=0-99`, `bytes=100-`,
 * `bytes=-100`. Null: none, several ranges, or an unknown form; the answer is then the whole file.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  if (first === '') return within(Math.max(0, size - Number(last)), size - 1)
  if (last !== '' && Number(last) < Number(first)) return null
  return within(Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1))
}

const within = (from: number, to: number) => (from > to ? 'unsatisfiable' : { from, to })
