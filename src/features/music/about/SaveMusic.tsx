import { useSavedIds, useSaving } from '#src/features/archive/public.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'

interface SaveMusicProps {
  kind: 'artists' | 'tracks'
  spotifyId: string
}

/**
 * Saves an artist or a track to the archive or removes it. When AS1 fails, the button asks again whether it is
 * saved.
 */
export function SaveMusic({ kind, spotifyId }: SaveMusicProps) {
  const saved = useSavedIds([{ spotifyId }])
  const { isSaved, toggle } = useSaving({ kind, spotifyId }, saved.idOf(spotifyId))
  if (isSaved === undefined && saved.hasFailed)
    return (
      <Button size="m" onClick={saved.retry}>
        저장했는지 다시 확인
      </Button>
    )
  if (isSaved === undefined) return <Skeleton width={150} height={48} radius={12} />
  return (
    <Button size="m" kind={isSaved ? 'paper' : 'default'} onClick={toggle}>
      {isSaved ? <CheckIcon size={20} /> : <PlusIcon size={20} />}
      {isSaved ? '아카이브에서 빼기' : '아카이브에 저장'}
    </Button>
  )
}
