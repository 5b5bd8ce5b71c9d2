import type { Middleware, Reducer, Store } from '@reduxjs/toolkit'

/**
 * What only some screens need of the store: it is fetched with them and joins then, so that the first load does without.
 * A part joins once and never leaves.
 */
export interface LatePart {
  reducers: Record<string, Reducer>
  /** Asked in this order, after what was there before. */
  middleware?: Middleware[]
  /** Called once, when reducers and middleware are in place. */
  start?: (store: Store) => void
  dispose?: () => void
}

/** A place at the end of the chain for middleware that comes later. */
export function makeMiddlewareSlot() {
  let fill: (arrivals: Middleware[]) => void = () => {}

  const slot: Middleware = (api) => (next) => {
    let first = next
    const links: ReturnType<Middleware>[] = []
    fill = (arrivals) => {
      links.push(...arrivals.map((middleware) => middleware(api)))
      first = links.reduceRight((following, link) => link(following), next)
    }
    return (action) => first(action)
  }

  return { slot, fill: (arrivals: Middleware[]) => fill(arrivals) }
}
