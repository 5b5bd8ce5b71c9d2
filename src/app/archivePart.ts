import { savingMiddleware } from '#src/features/archive/savingMiddleware.ts'
import { savingReducer } from '#src/features/archive/savingSlice.ts'
import type { LatePart } from './latePart.ts'
import { startsAgain } from './rootReducer.ts'
import type { StoreKit } from './store.ts'

/** What is being saved. Joins with the screen where music is added, and stays: 취소 in a toast outlives it. */
export function attachArchive({ attach }: StoreKit): void {
  attach('archive', makeArchivePart)
}

const makeArchivePart = (): LatePart => ({
  reducers: { saving: startsAgain(savingReducer) },
  middleware: [savingMiddleware],
})
