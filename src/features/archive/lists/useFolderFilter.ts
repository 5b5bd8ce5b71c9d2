import { skipToken } from '@reduxjs/toolkit/query'
import { useSearchParams } from 'react-router-dom'
import type { Folder } from '#contract/http/archive/folders.ts'
import { useListFoldersQuery } from '../archiveApi.ts'
import type { ArchiveKind } from '../kinds.ts'

/** In the filter row (docs/product/archive.md "Folders"). All others are found when something is put into one. */
const SHOWN_FOLDERS = 5

const PARAM = 'folder'

const NONE: readonly Folder[] = []

/** All that is saved, or one of the first five folders. Part of the address, so that going back and loading again keep it. */
export function useFolderFilter(kind: ArchiveKind) {
  const [params, setParams] = useSearchParams()
  const { currentData, error, refetch } = useListFoldersQuery(kind === 'albums' ? skipToken : kind)
  const folders = currentData ?? NONE
  const shown = folders.slice(0, SHOWN_FOLDERS)
  const asked = /^[1-9]\d{0,14}$/.test(params.get(PARAM) ?? '') ? Number(params.get(PARAM)) : null
  // a folder that is gone is no filter; before the folders are known it is taken at its word
  const isThere = currentData === undefined || shown.some(({ folderId }) => folderId === asked)

  return {
    /** All of them, oldest first. */
    folders,
    shown,
    folderId: kind !== 'albums' && isThere ? asked : null,
    folder: shown.find(({ folderId }) => folderId === asked) ?? null,
    isLoading: kind !== 'albums' && !currentData && !error,
    error: currentData ? undefined : error,
    refetch: () => void refetch(),
    choose: (folderId: number | null) =>
      setParams(folderId === null ? {} : { [PARAM]: String(folderId) }, { replace: true }),
  }
}
