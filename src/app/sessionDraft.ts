import type { Reducer } from '@reduxjs/toolkit'
import { type Persistor, persistReducer, persistStore } from 'redux-persist'
import type { LatePart } from './latePart.ts'
import { whenBack } from './persisted.ts'
import { startsAgain } from './rootReducer.ts'
import { sessionStorageAdapter } from './sessionStorageAdapter.ts'
import type { StoreKit } from './store.ts'

/**
 * What somebody is typing over several screens: a slice of its own in session storage, all of it or only `fields`. An app that is no more has
 * written what it had, and writes nothing into the storage of the next one.
 */
export function sessionDraft<Draft extends object>(
  key: string,
  reducer: Reducer<Draft>,
  fields?: readonly (keyof Draft & string)[],
): LatePart {
  const config = {
    key,
    version: 1,
    storage: sessionStorageAdapter,
    ...(fields && { whitelist: [...fields] }),
  }
  let persistor: Persistor | undefined
  return {
    reducers: { [key]: persistReducer(config, startsAgain(reducer)) },
    start: (store) => {
      persistor = persistStore(store)
    },
    dispose: () => {
      persistor?.pause()
      void persistor?.flush()
    },
  }
}

/** Resolves when it is back from there. */
export async function attachSessionDraft<Draft extends object>(
  { attach, store }: StoreKit,
  key: string,
  reducer: Reducer<Draft>,
): Promise<void> {
  attach(key, () => sessionDraft(key, reducer))
  await whenBack<Draft>(store, key)
}
