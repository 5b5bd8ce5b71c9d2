/**
 * How much of the drain passes before the first socket is closed: the balancer must have taken the node out by
 * then, or its clients would dial the same node again.
 */
const UNNOTICED_SHARE = 1 / 3

interface Draining {
  /** From now on `/readyz` fails and connections are closed after their answers. */
  begin(): void
  /** Closes the sockets one after the other, evenly over so long. */
  drainSockets(overMs: number): Promise<void>
}

/**
 * The first part of a graceful stop (docs/operations.md "Starting, probing, stopping"): for `seconds` the node
 * serves whatever still reaches it, while the balancer takes it out and the clients of its sockets go to other
 * nodes little by little. With 0 seconds it only begins.
 */
export async function drain(seconds: number, { begin, drainSockets }: Draining): Promise<void> {
  const unnoticedMs = seconds * 1_000 * UNNOTICED_SHARE
  const socketsMs = seconds * 1_000 - unnoticedMs
  begin()
  await pause(unnoticedMs)
  await Promise.all([drainSockets(socketsMs), pause(socketsMs)])
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
