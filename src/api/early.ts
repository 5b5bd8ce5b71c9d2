/**
 * Answers that were asked for while the app itself was still on its way (`main.ts`), which saves the first screen a round
 * trip. The first request of the same address takes its answer from here, if it is a good one; any other goes the usual way.
 */
const KEPT_MS = 10_000

interface Early {
  accessToken: string
  askedAt: number
  /** Null: refused, broken or lost. */
  answer: Promise<Response | null>
}

const asked = new Map<string, Early>()

/** `addresses`: paths with their query, as `send` would spell them. */
export function askEarly(addresses: readonly string[], accessToken: string): void {
  const headers = { Authorization: `Bearer ${accessToken}` }
  for (const address of addresses) {
    // on its way since the page was opened
    if (asked.get(address)?.accessToken === accessToken) continue
    const answer = fetch(new URL(address, location.origin), { headers, signal: AbortSignal.timeout(KEPT_MS) })
    const good = answer.then(
      (response) => (response.ok ? response : null),
      () => null,
    )
    asked.set(address, { accessToken, askedAt: performance.now(), answer: good })
  }
}

/** Gives an answer away, once and only to whom it was given. */
export function takeEarly({ pathname, search }: URL, accessToken: string | null): Early['answer'] | null {
  const early = asked.get(pathname + search)
  if (!early || early.accessToken !== accessToken) return null
  asked.delete(pathname + search)
  return performance.now() - early.askedAt < KEPT_MS ? early.answer : null
}

/**
 * Once the socket brings a room's messages, an answer from before would leave a hole: what came in between is in neither
 * (W4 reads the gap from where the subscription was confirmed).
 */
export const forgetEarly = (): void => asked.clear()
