import type { Action, Reducer, StoreEnhancer } from '@reduxjs/toolkit'

interface Lifted {
  /** Every state there has been, the oldest first. */
  past: unknown[]
  /** The one that is shown. */
  at: number
}

interface TimeMachine {
  /** Of the newest state. */
  last: () => number
  /** Of the newest state of which this is true. */
  lastWhere: (holds: (state: never) => boolean) => number
  travelTo: (index: number) => void
}

const TRAVELLED = 'test/travelled'

let newest: TimeMachine | undefined

/** Of the store that was made last. */
export function theTimeMachine(): TimeMachine {
  if (!newest) throw new Error('Import this file before anything that imports Redux Toolkit.')
  return newest
}

/**
 * As the Redux DevTools do it: an action goes on from the newest state, even while an older one is shown; travelling
 * shows another state to the subscribers and to no middleware.
 */
function lift(reducer: Reducer): Reducer<Lifted | undefined> {
  return (lifted = { past: [], at: -1 }, action: Action & { at?: number }) => {
    const { past, at } = lifted
    if (action.type === TRAVELLED) return { past, at: action.at ?? at }
    const next = [...past, reducer(past.at(-1), action)]
    return { past: next, at: at === past.length - 1 ? at + 1 : at }
  }
}

const timeMachine: StoreEnhancer = ((createStore) => (reducer: Reducer, preloaded: unknown) => {
  const start = { past: [reducer(preloaded, { type: 'test/started' })], at: 0 }
  const store = createStore(lift(reducer), start as never)
  const lifted = () => store.getState() as unknown as Lifted
  newest = {
    last: () => lifted().past.length - 1,
    lastWhere: (holds) => lifted().past.findLastIndex((state) => holds(state as never)),
    travelTo: (at) => void store.dispatch({ type: TRAVELLED, at } as Action),
  }
  return {
    ...store,
    getState: () => lifted().past[lifted().at],
    // what joined late is in every state of the past: the DevTools compute it again
    replaceReducer(next: Reducer) {
      const { past } = lifted()
      past.forEach((state, index) => past.splice(index, 1, next(state, { type: 'test/recomputed' })))
      store.replaceReducer(lift(next))
    },
  }
}) as StoreEnhancer

/**
 * In the place of the browser extension, which puts itself under the middleware in the same way. Redux Toolkit looks for
 * it once, when it is loaded.
 */
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      [...enhancers, timeMachine].reduceRight((create, enhancer) => enhancer(create), createStore),
})
