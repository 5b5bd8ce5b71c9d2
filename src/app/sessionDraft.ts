import type { Reducer } from '@reduxjs/toolkit'
import { type Persistor, persistReducer, persistStore } from 'redux-persist'
import { whenBack } from './persisted.ts'
import { startsAgain } from './rootReducer.ts'
import { sessionStorageAdapter } from './sessionStorageAdapter.ts'
import type { StoreKit } from './store.ts'

/** What somebody is typing over several screens: a slice of its own in session storage. Resolves when it is back from there. */
export async function attachSessionDraft<Draft extends object>(
  { attach, store }: StoreKit,
  key: string,
  reducer: Reducer<Draft>,
): Promise<void> {
  attach(key, () => {
    let persistor: Persistor | undefined
    return {
      reducers: {
        [key]: persistReducer({ key, version: 1, storage: sessionStorageAdapter }, startsAgain(reducer)),
      },
      start: (started) => {
        persistor = persistStore(started)
      },
      // an app that is no more writes nothing into the storage of the next one
      dispose: () => persistor?.pause(),
    }
  })
  await whenBack<Draft>(store, key)
}
