import type { Reducer } from '@reduxjs/toolkit'
import { type Persistor, persistReducer, persistStore } from 'redux-persist'
import { outlivesLapse } from '../rootReducer.ts'
import type { StoreKit } from '../store.ts'
import type { LatePart } from './latePart.ts'
import { whenBack } from './persisted.ts'
import { sessionStorageAdapter } from './sessionStorageAdapter.ts'

/**
 * A draft that is typed across several screens: its own slice, stored in session storage as a whole or only
 * its `fields`. It is written when the page is hidden for good and when the app is disposed of; a disposed
 * app writes nothing more. It outlives a session that has lapsed.
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
  // redux-persist writes with a timer, which a page that is reloaded at once does not reach
  const writeNow = () => void persistor?.flush()
  return {
    reducers: { [key]: persistReducer(config, outlivesLapse(reducer)) },
    start: (store) => {
      persistor = persistStore(store)
      window.addEventListener('pagehide', writeNow)
    },
    dispose: () => {
      window.removeEventListener('pagehide', writeNow)
      persistor?.pause()
      writeNow()
    },
  }
}

/** Resolves when the draft is restored from session storage. */
export async function attachSessionDraft<Draft extends object>(
  { attach, store }: StoreKit,
  key: string,
  reducer: Reducer<Draft>,
): Promise<void> {
  attach(key, () => sessionDraft(key, reducer))
  await whenBack<Draft>(store, key)
}
