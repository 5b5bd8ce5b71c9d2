import { useDispatch, useSelector } from 'react-redux'
import type { MusicItem } from './savingApi.ts'
import { itemToggled, selectSaving, type WithSaving } from './savingSlice.ts'

/**
 * Whether something is saved, and the tap that changes it. `savedId` as `KnownSaved` has it; what was tapped since counts more.
 * Belongs to screens that bring what is being saved into the store.
 */
export function useSaving({ kind, spotifyId }: MusicItem, savedId: number | null | undefined) {
  const dispatch = useDispatch()
  const tapped = useSelector((state: WithSaving) => selectSaving(state, spotifyId))
  return {
    /** Undefined: not known yet. */
    isSaved: tapped?.isWanted ?? (savedId === undefined ? undefined : savedId !== null),
    toggle: () => void dispatch(itemToggled({ item: { kind, spotifyId }, itemId: savedId ?? null })),
  }
}
