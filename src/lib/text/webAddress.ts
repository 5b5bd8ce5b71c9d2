/** An address that may be opened from a page; null: not one of the web (`javascript:` and the like). */
export function webAddress(given: string | null): string | null {
  if (given === null || !URL.canParse(given)) return null
  const { protocol, href } = new URL(given)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
