import { useDispatch } from 'react-redux'
import type { Folder } from '#contract/http/archive/folders.ts'
import { asApiError } from '#src/api/apiError.ts'
import type { Outcome } from '#src/api/askEach.ts'
import { failureText } from '#src/api/failureText.ts'
import { isOffline, NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { logProblem } from '#src/lib/log.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import {
  useAddFolderMutation,
  useAddToFolderMutation,
  useChangeFolderMutation,
  useRemoveFolderMutation,
  useRemoveItemMutation,
  useSortFoldersMutation,
  useTakeFromFolderMutation,
} from '../archiveApi.ts'
import type { ArchiveKind, FolderedKind } from '../kinds.ts'

/** The wording is fixed in docs/product/archive.md "Archive texts". */
const TEXT = {
  removed: '삭제되었습니다.',
  removeFailed: '삭제에 실패했습니다.',
  put: (folder: string) => `'${folder}'에 추가되었습니다.`,
  putFailed: '폴더에 추가에 실패했습니다.',
  folderAdded: (name: string) => `'${name}'가 추가되었습니다.`,
  folderAddFailed: '폴더 생성에 실패했습니다.',
  folderChanged: '폴더를 수정했습니다.',
  folderChangeFailed: '폴더 수정에 실패했습니다.',
  sortFailed: '폴더 순서를 저장하지 못했습니다.',
  taken: '폴더에서 뺐습니다.',
  takeFailed: '폴더에서 빼지 못했습니다.',
  folderRemoved: (name: string) => `'${name}' 폴더를 삭제했습니다.`,
}

/** Only logged, in addition to the toast (docs/product/archive.md "Archive texts"). */
const NO_TOKEN_TEXT = '인증이 필요합니다.'

/** Changes of saved items and folders, each with a toast about the outcome. */
export function useArchiveActions() {
  const dispatch = useDispatch()
  const [removeItem] = useRemoveItemMutation()
  const [addToFolder] = useAddToFolderMutation()
  const [takeFromFolder] = useTakeFromFolderMutation()
  const [addFolder] = useAddFolderMutation()
  const [changeFolder] = useChangeFolderMutation()
  const [sortFolders] = useSortFoldersMutation()
  const [removeFolder] = useRemoveFolderMutation()

  const say = (text: string, tone: 'ok' | 'error') => void dispatch(toastShown({ text, tone }))

  /** When only some items failed, the toast says how many. */
  function sayOutcome(all: number, { failed }: Outcome, done: string, failedText: string) {
    if (failed.some(({ error }) => error.kind === 'refused' && error.status === 401))
      logProblem(NO_TOKEN_TEXT)
    if (failed.length === 0) say(done, 'ok')
    else say(failed.length === all ? failedText : `${failedText} (${all}개 중 ${failed.length}개)`, 'error')
  }

  return {
    /** Offline nothing can be changed: says so, and what was chosen stays chosen (P31). */
    isPossible(): boolean {
      if (!isOffline()) return true
      say(NO_NETWORK_TEXT, 'error')
      return false
    },
    async remove(kind: ArchiveKind, ids: readonly number[]) {
      const { data } = await removeItem({ kind, ids })
      if (data) sayOutcome(ids.length, data, TEXT.removed, TEXT.removeFailed)
    },
    async put(kind: FolderedKind, { folderId, name }: Folder, ids: readonly number[]) {
      const { data } = await addToFolder({ kind, folderId, ids })
      if (data) sayOutcome(ids.length, data, TEXT.put(name), TEXT.putFailed)
    },
    async take(kind: FolderedKind, folderId: number, ids: readonly number[]) {
      const { data } = await takeFromFolder({ kind, folderId, ids })
      if (data) sayOutcome(ids.length, data, TEXT.taken, TEXT.takeFailed)
    },
    /** Resolves to why the folder was not created; undefined when it was. */
    async addFolder(kind: FolderedKind, folder: Pick<Folder, 'name' | 'color'>): Promise<string | undefined> {
      if (isOffline()) return NO_NETWORK_TEXT
      const { data } = await addFolder({ kind, ...folder })
      if (!data) return TEXT.folderAddFailed
      say(TEXT.folderAdded(data.name), 'ok')
      return undefined
    },
    /** Resolves to why the folder was not changed; undefined when it was. */
    async changeFolder(kind: FolderedKind, folder: Folder): Promise<string | undefined> {
      if (isOffline()) return NO_NETWORK_TEXT
      const { error } = await changeFolder({ kind, ...folder })
      if (error) return failureText(asApiError(error), TEXT.folderChangeFailed)
      say(TEXT.folderChanged, 'ok')
      return undefined
    },
    async sortFolders(kind: FolderedKind, folderIds: readonly number[]) {
      const { error } = await sortFolders({ kind, folderIds })
      if (error) say(TEXT.sortFailed, 'error')
    },
    async removeFolder(kind: FolderedKind, { folderId, name }: Folder) {
      const { error } = await removeFolder({ kind, folderId })
      say(error ? TEXT.removeFailed : TEXT.folderRemoved(name), error ? 'error' : 'ok')
    },
  }
}
