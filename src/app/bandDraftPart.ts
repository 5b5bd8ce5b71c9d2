import { type Persistor, persistReducer, persistStore } from 'redux-persist'
import { bandDraftReducer, type BandDraftState } from '#src/features/createBand/bandDraftSlice.ts'
import type { LatePart } from './latePart.ts'
import { whenBack } from './persisted.ts'
import { startsAgain } from './rootReducer.ts'
import { sessionStorageAdapter } from './sessionStorageAdapter.ts'
import type { AppStore, StoreKit } from './store.ts'

/** The band that is being made or changed, over its steps: in session storage. Joins with the first of its screens. */
export async function attachBandDraft({ attach, store }: StoreKit): Promise<void> {
  attach('bandDraft', makeBandDraftPart)
  await whenBandDraftIsBack(store)
}

function makeBandDraftPart(): LatePart {
  const config = { key: 'bandDraft', version: 1, storage: sessionStorageAdapter }
  let persistor: Persistor | undefined
  return {
    reducers: { bandDraft: persistReducer(config, startsAgain(bandDraftReducer)) },
    start: (store) => {
      persistor = persistStore(store)
    },
    // an app that is no more writes nothing into the storage of the next one
    dispose: () => persistor?.pause(),
  }
}

const whenBandDraftIsBack = (store: AppStore) => whenBack<BandDraftState>(store, 'bandDraft')
