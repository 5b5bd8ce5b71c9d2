import { useDispatch, useSelector } from 'react-redux'
import type { MusicItem } from './savingApi.ts'
import { itemToggled, selectSaving, type WithSaving } from './savingSlice.ts'

/**
 * Whether an item is saved, and the handler that changes it. `savedId` is a value of `KnownSaved`; a later
 * tap overrides it. For screens whose route adds the saving slice and its middleware to the store.
 */
export function useSaving({ kind, spotifyId }: MusicItem, savedId: number | null | undefined) {
  const dispatch = useDispatch()
  const tapped = useSelector((state: WithSaving) => selectSaving(state, spotifyId))
  return {
    /** Undefined while unknown. */
    isSaved: tapped?.isWanted ?? (savedId === undefined ? undefined : savedId !== null),
    toggle: () => void dispatch(itemToggled({ item: { kind, spotifyId }, itemId: savedId ?? null })),
  }
}
