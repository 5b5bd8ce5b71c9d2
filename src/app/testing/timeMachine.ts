import type { Action, Reducer, StoreEnhancer } from '@reduxjs/toolkit'

const TRAVELLED = 'test/travelled'

interface TimeMachine {
  /** Every state there has been, the oldest first. */
  past: unknown[]
  /** Shows a past state, the way the Redux DevTools do: the store has it, its subscribers hear of it, no middleware does. */
  travelTo: (index: number) => void
}

let newest: TimeMachine | undefined

/** Of the store that was made last. */
export function theTimeMachine(): TimeMachine {
  if (!newest) throw new Error('Import this file before anything that imports Redux Toolkit.')
  return newest
}

const travelling =
  (reducer: Reducer): Reducer =>
  (state, action: Action & { state?: unknown }) =>
    action.type === TRAVELLED ? action.state : reducer(state, action)

const recorder: StoreEnhancer = ((createStore) => (reducer: Reducer, preloaded: unknown) => {
  const store = createStore(travelling(reducer), preloaded)
  const past = [store.getState()]
  newest = {
    past,
    travelTo: (index) => void store.dispatch({ type: TRAVELLED, state: past[index] } as Action),
  }
  return {
    ...store,
    replaceReducer: (next: Reducer) => store.replaceReducer(travelling(next)),
    dispatch: (action: Action) => {
      const result = store.dispatch(action)
      past.push(store.getState())
      return result
    },
  }
}) as StoreEnhancer

/**
 * Redux DevTools in the place of the browser extension, which puts itself under the middleware in the same way. Redux
 * Toolkit looks for it once, when it is loaded.
 */
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) =>
      [...enhancers, recorder].reduceRight((create, enhancer) => enhancer(create), createStore),
})
