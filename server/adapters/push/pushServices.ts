/**
 * The push services of the browsers. The server calls the addresses that browsers hand in, so it must not
 * accept one that leads elsewhere, above all not into its own network.
 */
const KNOWN_HOSTS = [
  // Chrome, Edge on Android, Samsung Internet, Opera
  /^fcm\.googleapis\.com$/,
  // Firefox
  /^(updates|[a-z0-9-]+\.updates)\.push\.services\.mozilla\.com$/,
  // Safari, and every browser of iOS
  /^([a-z0-9-]+\.)+push\.apple\.com$/,
  // Edge on Windows
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
]

/** Whether a push may be sent to the address. `others`: more origins, of push services for tests. */
export function isOfPushService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, hash, origin } = new URL(endpoint)
  if (username !== '' || password !== '' || hash !== '') return false
  if (others.includes(origin)) return true
  return protocol === 'https:' && port === '' && KNOWN_HOSTS.some((known) => known.test(hostname))
}
