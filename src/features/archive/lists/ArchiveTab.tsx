import { lazy, Suspense } from 'react'
import type { Folder } from '#contract/http/archive/folders.ts'
import { type ApiError, asApiError, isUnanswered } from '#src/api/apiError.ts'
import { failureText, OFFLINE_TEXT } from '#src/api/failureText.ts'
import { isOffline, NO_NETWORK_TEXT } from '#src/api/offline.ts'
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

/** docs/product/archive.md "Tabs". */
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

/** The unknown error is only said of failures whose cause is unknown (P30). */
function titleOf(failure: ApiError): string {
  if (!isUnanswered(failure)) return failureText(failure, LOAD_FAILURE_TEXT)
  return isOffline() ? NO_NETWORK_TEXT : OFFLINE_TEXT
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
    return <ReadFailure error={error} title={titleOf(asApiError(error))} onRetry={retry} />
  }
  if (filter.isLoading || (!list.items && filter.folderId === null && filter.folders.length === 0))
    return <ArchiveSkeleton kind={kind} />
  return (
    <Suspense fallback={<ArchiveSkeleton kind={kind} />}>
      <ArchiveLists {...props} />
    </Suspense>
  )
}
