import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { StarFillIcon } from '#src/ui/icons/StarFillIcon.tsx'
import { StarIcon } from '#src/ui/icons/StarIcon.tsx'
import { useBookmark } from './useBookmark.ts'

/** The bookmark on the server (P12, P26). */
export function BookmarkToggle({ bandId }: { bandId: number }) {
  const { isSaved, toggle } = useBookmark(bandId)
  return (
    <IconButton
      label="밴드 저장"
      pressed={isSaved}
      kind="s3"
      size={56}
      icon={isSaved ? <StarFillIcon size={25} /> : <StarIcon size={25} />}
      onClick={() => void toggle()}
    />
  )
}
