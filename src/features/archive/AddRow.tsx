import { useDispatch, useSelector } from 'react-redux'
import { ListRow } from '#src/ui/ListRow.tsx'
import { PickButton } from '#src/ui/PickButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { FoundItem } from './foundItems.ts'
import { ItemThumb } from './ItemThumb.tsx'
import { itemToggled, selectSaving, type WithSaving } from './savingSlice.ts'

interface AddRowProps {
  item: FoundItem
  /** See `KnownSaved`. */
  savedId: number | null | undefined
}

/** Something that can be saved: plus, and a check once it is. */
export function AddRow({ item, savedId }: AddRowProps) {
  const dispatch = useDispatch()
  const { kind, spotifyId, title, subtitle } = item
  const tapped = useSelector((state: WithSaving) => selectSaving(state, spotifyId))
  const isAdded = tapped?.isWanted ?? (savedId === undefined ? undefined : savedId !== null)
  const toggle = () => dispatch(itemToggled({ item: { kind, spotifyId }, itemId: savedId ?? null }))

  return (
    <ListRow
      thumb={<ItemThumb kind={kind} item={item} />}
      title={title}
      subtitle={subtitle ?? undefined}
      trailing={
        isAdded === undefined ? (
          <Skeleton width={36} height={36} radius="circle" css={{ flex: 'none' }} />
        ) : (
          <PickButton label={`${title} ${isAdded ? '빼기' : '더하기'}`} added={isAdded} onClick={toggle} />
        )
      }
    />
  )
}
