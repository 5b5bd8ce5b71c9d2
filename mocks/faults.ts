import type { AnyCall } from '#contract/call.ts'
import { type ErrorCode, ERRORS } from '#contract/errors.ts'

/**
 * A failure of a call before it reaches the server.
 * `offline`: no connection · `timeout`: no answer until the caller aborts · `malformed`: an answer outside
 * the contract · `lost`: the server does what it is asked, and its answer is lost · a code: refused with it ·
 * a number: answered with that HTTP status and no envelope, as a proxy would.
 */
export type Fault = 'lost' | 'offline' | 'timeout' | 'malformed' | ErrorCode | number

interface Planted {
  call: AnyCall
  fault: Fault
  /** The number of calls that still fail. */
  left: number
  /** The number of calls that still pass before the first failure. */
  spared: number
}

export interface Faults {
  /**
   * The call fails from now on, or `times` times, after `after` calls have passed. Replaces an earlier fault
   * of the same call.
   */
  fault(call: AnyCall, fault: Fault, options?: { times?: number; after?: number }): void
  /** Delays every answer by this time. */
  latency(ms: number): void
  /** Holds all answers from now on. The returned function releases them. */
  hold(): () => void
  /** Whether a call has arrived whose answer is held. */
  isHolding(call: AnyCall): boolean
  clear(): void
  /**
   * Resolves with the answer of a fault, or with null if the server should answer. A timeout resolves after
   * the request was aborted. It does not reject, because MSW would report that. `serve` lets the server answer.
   */
  answer(request: Request, serve?: () => unknown): Promise<Response | null>
}

export function makeFaults(): Faults {
  let planted: Planted[] = []
  let delayMs = 0
  let held: Promise<void> | null = null
  const waiting = new Set<Request>()

  return {
    fault(call, fault, { times = Infinity, after = 0 } = {}) {
      const others = planted.filter((each) => each.call !== call)
      planted = [...others, { call, fault, left: times, spared: after }]
    },
    latency(ms) {
      delayMs = ms
    },
    hold() {
      let letGo = () => {}
      held = new Promise((resolve) => (letGo = resolve))
      return letGo
    },
    isHolding: (call) => [...waiting].some((request) => isOf(call, request)),
    clear() {
      planted = []
      delayMs = 0
    },
    async answer(request, serve) {
      const meant = planted.find(({ call, left }) => left > 0 && isOf(call, request))
      const hit = meant && meant.spared === 0 ? meant : null
      if (hit) hit.left -= 1
      else if (meant) meant.spared -= 1
      if (delayMs > 0) await delay(delayMs)
      waiting.add(request)
      await held
      waiting.delete(request)
      if (hit?.fault === 'lost') await serve?.()
      return hit ? answerOf(hit.fault, request.signal) : null
    },
  }
}

/** Whether the request is one of this call. */
function isOf(call: AnyCall, request: Request): boolean {
  const pattern = new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`)
  return call.method === request.method && pattern.test(new URL(request.url).pathname)
}

async function answerOf(fault: Fault, signal: AbortSignal): Promise<Response> {
  if (fault === 'offline' || fault === 'lost') return Response.error()
  if (fault === 'timeout')
    return new Promise((resolve) => {
      const giveUp = () => resolve(Response.error())
      if (signal.aborted) giveUp()
      else signal.addEventListener('abort', giveUp)
    })
  if (fault === 'malformed') return Response.json({ surprise: true })
  if (typeof fault === 'number') return new Response(null, { status: fault })
  const [status, message] = ERRORS[fault]
  const headers = status === 429 ? { 'Retry-After': '30' } : undefined
  return Response.json({ isSuccess: false, code: fault, message }, { status, headers })
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
