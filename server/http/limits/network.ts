const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i

/**
 * What counts as one address: an IPv4 address, also when it is written as IPv6 or with a port, or the /64 of
 * an IPv6 address, which a home or a phone gets whole.
 */
export function networkOf(ip: string): string {
  const [, ipv4] = IPV4.exec(ip) ?? []
  if (ipv4 !== undefined) return ipv4
  const bare = ip.replace(/^\[|(?:\]|%).*$/g, '')
  if (!bare.includes(':')) return bare
  const [left = [], right] = bare.split('::').map((half) => (half === '' ? [] : half.split(':')))
  const zeros = right === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...(right ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
