import { ListRow } from '#src/ui/lists/ListRow.tsx'
import { ItemThumb } from '../ItemThumb.tsx'
import { SaveButton } from '../saving/SaveButton.tsx'
import type { FoundItem } from './foundItems.ts'

interface AddRowProps {
  item: FoundItem
  /** See `KnownSaved`. */
  savedId: number | null | undefined
}

/** A row for an item that can be saved. */
export const AddRow = ({ item, savedId }: AddRowProps) => (
  <ListRow
    thumb={<ItemThumb kind={item.kind} item={item} />}
    title={item.title}
    subtitle={item.subtitle ?? undefined}
    trailing={<SaveButton item={item} savedId={savedId} />}
  />
)
