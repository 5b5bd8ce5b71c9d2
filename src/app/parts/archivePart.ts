import { savingMiddleware } from '#src/features/archive/saving/savingMiddleware.ts'
import { savingReducer } from '#src/features/archive/saving/savingSlice.ts'
import { startsAgain } from '../rootReducer.ts'
import type { StoreKit } from '../store.ts'
import type { LatePart } from './latePart.ts'

/** What is being saved. Joins with the screen where music is added, and stays: 취소 in a toast outlives it. */
export function attachArchive({ attach }: StoreKit): void {
  attach('archive', makeArchivePart)
}

const makeArchivePart = (): LatePart => ({
  reducers: { saving: startsAgain(savingReducer) },
  middleware: [savingMiddleware],
})
