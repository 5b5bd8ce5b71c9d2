import type { Action, Reducer, StoreEnhancer } from '@reduxjs/toolkit'

interface Lifted {
  /** All states so far, the oldest first. */
  past: unknown[]
  /** All actions so far. */
  actions: Action[]
  /** The index of the shown state. */
  at: number
}

interface TimeMachine {
  /** The index of the newest state. */
  last: () => number
  /** The index of the newest state for which this is true. */
  lastWhere: (holds: (state: never) => boolean) => number
  travelTo: (index: number) => void
  /** What the DevTools list. */
  actions: () => Action[]
}

const TRAVELLED = 'test/travelled'

let newest: TimeMachine | undefined

/** The time machine of the store that was created last. */
export function theTimeMachine(): TimeMachine {
  if (!newest) throw new Error('Import this file before anything that imports Redux Toolkit.')
  return newest
}

/**
 * Imitates the Redux DevTools: an action applies to the newest state, even while an older one is shown;
 * travelling shows another state to the subscribers, but passes no middleware.
 */
function lift(reducer: Reducer): Reducer<Lifted | undefined> {
  return (lifted = { past: [], actions: [], at: -1 }, action: Action & { at?: number }) => {
    const { past, actions, at } = lifted
    if (action.type === TRAVELLED) return { past, actions, at: action.at ?? at }
    const next = [...past, reducer(past.at(-1), action)]
    return { past: next, actions: [...actions, action], at: at === past.length - 1 ? at + 1 : at }
  }
}

const timeMachine: StoreEnhancer = ((createStore) => (reducer: Reducer, preloaded: unknown) => {
  const start = { past: [reducer(preloaded, { type: 'test/started' })], actions: [], at: 0 }
  const store = createStore(lift(reducer), start as never)
  const lifted = () => store.getState() as unknown as Lifted
  newest = {
    last: () => lifted().past.length - 1,
    lastWhere: (holds) => lifted().past.findLastIndex((state) => holds(state as never)),
    travelTo: (at) => void store.dispatch({ type: TRAVELLED, at } as Action),
    actions: () => lifted().actions,
  }
  return {
    ...store,
    getState: () => lifted().past[lifted().at],
    // applies the reducers of late parts to every past state, as the DevTools do
    replaceReducer(next: Reducer) {
      const { past } = lifted()
      past.forEach((state, index) => past.splice(index, 1, next(state, { type: 'test/recomputed' })))
      store.replaceReducer(lift(next))
    },
  }
}) as StoreEnhancer

/**
 * Replaces the browser extension, which also puts itself under the middleware. Redux Toolkit looks for it
 * only once, when it is loaded.
 */
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      [...enhancers, timeMachine].reduceRight((create, enhancer) => enhancer(create), createStore),
})
