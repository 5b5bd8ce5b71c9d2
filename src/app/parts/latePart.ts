import type { Middleware, Reducer, Store } from '@reduxjs/toolkit'

/**
 * Reducers and middleware that only some screens need. A part is loaded with those screens and joins the
 * store then, so the first load is smaller. It joins once and is never removed.
 */
export interface LatePart {
  reducers: Record<string, Reducer>
  /** Run in this order, after the middleware that was there before. */
  middleware?: Middleware[]
  /** Called once, when the reducers and the middleware are in place. */
  start?: (store: Store) => void
  dispose?: () => void
}

/** A middleware at the end of the chain that later middleware is added to. */
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
