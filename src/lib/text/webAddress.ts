/**
 * Returns an address that a page may open; null for anything but http and https (`javascript:` and the like).
 */
export function webAddress(given: string | null): string | null {
  if (given === null || !URL.canParse(given)) return null
  const { protocol, href } = new URL(given)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
