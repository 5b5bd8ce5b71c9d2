import { savingMiddleware } from '#src/features/archive/saving/savingMiddleware.ts'
import { savingReducer } from '#src/features/archive/saving/savingSlice.ts'
import { startsAgain } from '../rootReducer.ts'
import type { StoreKit } from '../store.ts'
import type { LatePart } from './latePart.ts'

/**
 * The pending saves. The part joins with a screen that adds music and stays, because 취소 in a toast outlives
 * the screen.
 */
export function attachArchive({ attach }: StoreKit): void {
  attach('archive', makeArchivePart)
}

const makeArchivePart = (): LatePart => ({
  reducers: { saving: startsAgain(savingReducer) },
  middleware: [savingMiddleware],
})
