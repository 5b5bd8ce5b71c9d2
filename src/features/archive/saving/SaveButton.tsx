import { PickButton } from '#src/ui/controls/PickButton.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import type { MusicItem } from './savingApi.ts'
import { useSaving } from './useSaving.ts'

interface SaveButtonProps {
  item: MusicItem & { title: string }
  /** See `KnownSaved`. */
  savedId: number | null | undefined
}

/** A plus, or a check when the item is saved. */
export function SaveButton({ item, savedId }: SaveButtonProps) {
  const { isSaved, toggle } = useSaving(item, savedId)
  if (isSaved === undefined) return <Skeleton width={36} height={36} radius="circle" css={{ flex: 'none' }} />
  return (
    <PickButton label={`${item.title} ${isSaved ? '빼기' : '더하기'}`} added={isSaved} onClick={toggle} />
  )
}
