import { lazy, Suspense } from 'react'
import type { Folder } from '#contract/http/archive/folders.ts'
import { asApiError } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import type { Selection } from '#src/ui/lists/useSelection.ts'
import type { ArchiveKind } from '../kinds.ts'
import { ArchiveSkeleton } from './ArchiveSkeleton.tsx'
import type { useFolderFilter } from './useFolderFilter.ts'
import type { SavedList } from './useSavedList.ts'

/** Contains the virtual list. Loading starts with the module, parallel to the request for the first items. */
const loadLists = async () => ({ default: (await import('./ArchiveLists.tsx')).ArchiveLists })
const ArchiveLists = lazy(loadLists)
loadLists().catch(() => {
  // `lazy` loads it again when the list is rendered
})

/** docs/product/archive.md "Tabs". Only of failures whose cause is unknown (P30). */
const LOAD_FAILURE_TEXT = '알 수 없는 오류가 발생했습니다.'

export interface ArchiveTabProps {
  kind: ArchiveKind
  filter: ReturnType<typeof useFolderFilter>
  list: SavedList
  selection: Selection
  onAddFolder: () => void
  onHoldFolder: (folder: Folder) => void
  onEditFolders: () => void
}

/** Everything below the tabs. */
export function ArchiveTab(props: ArchiveTabProps) {
  const { kind, filter, list } = props
  const error = filter.error ?? list.error
  if (error) {
    const retry = () => {
      if (filter.error) filter.refetch()
      if (list.error) list.retry()
    }
    return (
      <ReadFailure
        error={error}
        title={failureOrOfflineText(asApiError(error), LOAD_FAILURE_TEXT)}
        onRetry={retry}
      />
    )
  }
  if (filter.isLoading || (!list.items && filter.folderId === null && filter.folders.length === 0))
    return <ArchiveSkeleton kind={kind} />
  return (
    <Suspense fallback={<ArchiveSkeleton kind={kind} />}>
      <ArchiveLists {...props} />
    </Suspense>
  )
}
