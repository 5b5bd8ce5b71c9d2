import type { Middleware, Reducer, Store } from '@reduxjs/toolkit'

/**
 * What only some screens need of the store: it is fetched with them and joins then, so that the first load does without.
 * A part joins once and never leaves.
 */
export interface LatePart {
  name: string
  reducers: Record<string, Reducer>
  middleware?: Middleware
  /** Called once, when the reducers are in place. */
  start?: (store: Store) => void
}

/** A place at the end of the chain for middleware that comes later; who came first is asked first. */
export function makeMiddlewareSlot() {
  let add: (middleware: Middleware) => void = () => {}

  const slot: Middleware = (api) => (next) => {
    let first = next
    const links: ReturnType<Middleware>[] = []
    add = (middleware) => {
      links.push(middleware(api))
      first = links.reduceRight((following, link) => link(following), next)
    }
    return (action) => first(action)
  }

  return { slot, add: (middleware: Middleware) => add(middleware) }
}
