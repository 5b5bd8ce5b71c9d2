import { skipToken } from '@reduxjs/toolkit/query'
import { useSearchParams } from 'react-router-dom'
import type { Folder } from '#contract/http/archive/folders.ts'
import { useListFoldersQuery } from '../archiveApi.ts'
import type { ArchiveKind } from '../kinds.ts'

const PARAM = 'folder'

const NONE: readonly Folder[] = []

/**
 * The folder to show, or null for everything that is saved. It is part of the URL, so that going back and a
 * reload keep it.
 */
export function useFolderFilter(kind: ArchiveKind) {
  const [params, setParams] = useSearchParams()
  const { currentData, error, refetch } = useListFoldersQuery(kind === 'albums' ? skipToken : kind)
  const folders = currentData ?? NONE
  const asked = /^[1-9]\d{0,14}$/.test(params.get(PARAM) ?? '') ? Number(params.get(PARAM)) : null
  // an unknown folder id is ignored; any id is accepted until the folders are loaded
  const isThere = currentData === undefined || folders.some(({ folderId }) => folderId === asked)

  return {
    folders,
    folderId: kind !== 'albums' && isThere ? asked : null,
    folder: folders.find(({ folderId }) => folderId === asked) ?? null,
    isLoading: kind !== 'albums' && !currentData && !error,
    error: currentData ? undefined : error,
    refetch: () => void refetch(),
    choose: (folderId: number | null) =>
      setParams(folderId === null ? {} : { [PARAM]: String(folderId) }, { replace: true }),
  }
}
