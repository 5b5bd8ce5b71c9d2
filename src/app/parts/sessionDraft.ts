import type { Reducer } from '@reduxjs/toolkit'
import { type Persistor, persistReducer, persistStore } from 'redux-persist'
import { startsAgain } from '../rootReducer.ts'
import type { StoreKit } from '../store.ts'
import type { LatePart } from './latePart.ts'
import { whenBack } from './persisted.ts'
import { sessionStorageAdapter } from './sessionStorageAdapter.ts'

/**
 * What somebody is typing over several screens: a slice of its own in session storage, all of it or only `fields`. A page
 * that goes away and an app that is disposed of have written what they had; a disposed app writes nothing more.
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
  // redux-persist writes when its timer comes round; a page that is reloaded at once has none left
  const writeNow = () => void persistor?.flush()
  return {
    reducers: { [key]: persistReducer(config, startsAgain(reducer)) },
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

/** Resolves when it is back from there. */
export async function attachSessionDraft<Draft extends object>(
  { attach, store }: StoreKit,
  key: string,
  reducer: Reducer<Draft>,
): Promise<void> {
  attach(key, () => sessionDraft(key, reducer))
  await whenBack<Draft>(store, key)
}
