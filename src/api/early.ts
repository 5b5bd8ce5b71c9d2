/**
 * Answers requested while the app's code is still loading (`pageScript.ts`), which saves the first screen two
 * round trips. The first request of the same address uses the answer if it is successful or a 404; every other
 * request is sent as usual.
 */
const KEPT_MS = 10_000

/** Asking again would find nothing either. */
const NOT_FOUND = 404

interface Early {
  accessToken: string
  askedAt: number
  /** Null when it was refused for another reason than that there is no such thing, broken or lost. */
  answer: Promise<Response | null>
}

declare global {
  var hapjuAsked: Map<string, Early> | undefined
}

/** On the page itself, because its script has a copy of this module. */
const asked = (globalThis.hapjuAsked ??= new Map<string, Early>())

/** `addresses` are paths with their query, spelled as `send` does. */
export function askEarly(addresses: readonly string[], accessToken: string): void {
  const headers = { Authorization: `Bearer ${accessToken}` }
  for (const address of addresses) {
    // the same request is already pending or answered
    if (asked.get(address)?.accessToken === accessToken) continue
    const answer = fetch(new URL(address, location.origin), { headers, signal: AbortSignal.timeout(KEPT_MS) })
    const good = answer.then((response) =>
      response.ok || response.status === NOT_FOUND ? readAtOnce(response) : null,
    )
    asked.set(address, { accessToken, askedAt: performance.now(), answer: good.catch(() => null) })
  }
}

/** Otherwise the body would be read only when the app asks for it, between the renderings of a slow phone. */
const readAtOnce = async (response: Response) => new Response(await response.arrayBuffer(), response)

/** Returns an answer once, and only for the token it was requested with. */
export function takeEarly({ pathname, search }: URL, accessToken: string | null): Early['answer'] | null {
  const early = asked.get(pathname + search)
  if (!early || early.accessToken !== accessToken) return null
  asked.delete(pathname + search)
  return performance.now() - early.askedAt < KEPT_MS ? early.answer : null
}

/**
 * Called when the socket starts to deliver a room's messages. An earlier answer would leave a gap: messages
 * sent in between are in neither (W4 reads the gap from the confirmation of the subscription).
 */
export const forgetEarly = (): void => asked.clear()
