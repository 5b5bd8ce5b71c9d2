import type { Folder } from '#contract/http/archive/folders.ts'
import { listSimilarMembers, type SimilarMember } from '#contract/http/profile/members.ts'
import { api } from '#src/api/api.ts'
import { type ApiError, isRefusedWith } from '#src/api/apiError.ts'
import { askEach, type Outcome } from '#src/api/askEach.ts'
import { request } from '#src/api/request.ts'
import { logProblem } from '#src/lib/log.ts'
import { inOrder } from './folderOrder.ts'
import { type ArchiveKind, type FolderedKind, FOLDERS, KINDS } from './kinds.ts'
import { putInLists, takeFromLists } from './optimisticLists.ts'
import { folderTag, savedChanged } from './savedListsApi.ts'

export interface ItemsAsked {
  kind: ArchiveKind
  ids: readonly number[]
}

export interface FolderItemsAsked {
  kind: FolderedKind
  folderId: number
  ids: readonly number[]
}

/** Only logged, never shown (docs/product/archive.md "Archive texts"). */
export const UNKNOWN_ITEM_TEXT = '삭제할 아이템을 찾을 수 없습니다.'

const foldersTag = (kind: FolderedKind) => ({ type: 'Folder', id: kind }) as const
const isNotSaved = (error: ApiError) =>
  isRefusedWith(error, 'TRACK4000', 'TRACK4004', 'ARTIST4000', 'ARTIST4004', 'ALBUM4000', 'ALBUM4004')

/**
 * Removing saved items (AT2, AR2, AL2), folders (FT1 to FT3, FT5 to FT8, FA1 to FA3, FA5 to FA8), and similar
 * members (MS1).
 */
export const archiveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Optimistic: removes the items from every cached list, and puts back those that the server refuses. An
     * item that is not saved any more counts as removed and is only logged.
     */
    removeItem: build.mutation<Outcome, ItemsAsked>({
      queryFn: async ({ kind, ids }, _api, _options, ask) => {
        const { failed } = await askEach(ids, (id) => ask(KINDS[kind].remove(id)))
        const unknown = failed.filter(({ error }) => isNotSaved(error))
        if (unknown.length > 0) logProblem(UNKNOWN_ITEM_TEXT, unknown)
        return { data: { failed: failed.filter((each) => !unknown.includes(each)) } }
      },
      onQueryStarted: ({ kind, ids }, { dispatch, getState, queryFulfilled }) =>
        takeFromLists({ dispatch, getState }, (list) => list.kind === kind, ids, queryFulfilled),
      invalidatesTags: (_outcome, _error, { kind }) => savedChanged(kind),
    }),

    /** As sorted by the member; before that, oldest first. */
    listFolders: build.query<Folder[], FolderedKind>({
      query: (kind) => FOLDERS[kind].list(),
      providesTags: (_folders, _error, kind) => [foldersTag(kind)],
    }),
    addFolder: build.mutation<Folder, { kind: FolderedKind; name: string; color: Folder['color'] }>({
      query: ({ kind, ...folder }) => FOLDERS[kind].add(folder),
      invalidatesTags: (_folder, error, { kind }) => (error ? [] : [foldersTag(kind)]),
    }),
    changeFolder: build.mutation<Folder, { kind: FolderedKind } & Folder>({
      query: ({ kind, folderId, ...written }) => FOLDERS[kind].change(folderId, written),
      // also after a refusal: the folder may be gone
      invalidatesTags: (_folder, _error, { kind }) => [foldersTag(kind)],
    }),
    /** Optimistic. */
    sortFolders: build.mutation<Folder[], { kind: FolderedKind; folderIds: readonly number[] }>({
      query: ({ kind, folderIds }) => FOLDERS[kind].sort(folderIds),
      async onQueryStarted({ kind, folderIds }, { dispatch, queryFulfilled }) {
        const sorting = dispatch(
          archiveApi.util.updateQueryData('listFolders', kind, (known) => inOrder(known, folderIds)),
        )
        try {
          await queryFulfilled
        } catch {
          // the caller shows the failure
          sorting.undo()
        }
      },
      invalidatesTags: (_folders, _error, { kind }) => [foldersTag(kind)],
    }),
    /** Its items stay saved. A folder that does not exist any more counts as removed. */
    removeFolder: build.mutation<null, { kind: FolderedKind; folderId: number }>({
      queryFn: async ({ kind, folderId }, _api, _options, ask) => {
        const { error } = await ask(FOLDERS[kind].remove(folderId))
        return error && !isRefusedWith(error, 'FOLDER4004') ? { error } : { data: null }
      },
      async onQueryStarted({ kind, folderId }, { dispatch, queryFulfilled }) {
        const removal = dispatch(
          archiveApi.util.updateQueryData('listFolders', kind, (known) =>
            known.filter((folder) => folder.folderId !== folderId),
          ),
        )
        try {
          await queryFulfilled
        } catch {
          // the caller shows the failure
          removal.undo()
        }
      },
      invalidatesTags: (_answer, _error, { kind }) => [foldersTag(kind)],
    }),
    addToFolder: build.mutation<Outcome, FolderItemsAsked>({
      queryFn: async ({ kind, folderId, ids }, _api, _options, ask) => ({
        data: await askEach(ids, (id) => ask(FOLDERS[kind].put(folderId, id))),
      }),
      onQueryStarted: ({ kind, folderId, ids }, { dispatch, getState, queryFulfilled }) =>
        putInLists({ dispatch, getState }, { kind, folderId }, ids, queryFulfilled),
      invalidatesTags: (_outcome, _error, { kind, folderId }) => [folderTag(kind, folderId)],
    }),
    /** The items stay saved. An item that is not in the folder any more counts as taken out. */
    takeFromFolder: build.mutation<Outcome, FolderItemsAsked>({
      queryFn: async ({ kind, folderId, ids }, _api, _options, ask) => {
        const { failed } = await askEach(ids, (id) => ask(FOLDERS[kind].take(folderId, id)))
        return { data: { failed: failed.filter(({ error }) => !isRefusedWith(error, 'FOLDER4004')) } }
      },
      onQueryStarted: ({ kind, folderId, ids }, { dispatch, getState, queryFulfilled }) =>
        takeFromLists(
          { dispatch, getState },
          (list) => list.kind === kind && list.folderId === folderId,
          ids,
          queryFulfilled,
        ),
      invalidatesTags: (_outcome, _error, { kind, folderId }) => [folderTag(kind, folderId)],
    }),

    listSimilarMembers: build.query<SimilarMember[], FolderedKind>({
      query: (by) => request(listSimilarMembers, { query: { by } }),
      providesTags: (_members, _error, by) => [{ type: 'Archive', id: by }],
    }),
  }),
})

export const {
  useRemoveItemMutation,
  useListFoldersQuery,
  useAddFolderMutation,
  useChangeFolderMutation,
  useSortFoldersMutation,
  useRemoveFolderMutation,
  useAddToFolderMutation,
  useTakeFromFolderMutation,
  useListSimilarMembersQuery,
} = archiveApi
