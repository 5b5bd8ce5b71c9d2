import { ARCHIVE_PAGE_MAX } from '#contract/limits.ts'
import { api } from '#src/api/api.ts'
import { type ApiError, isRefusedWith } from '#src/api/apiError.ts'
import type { ApiRequest } from '#src/api/request.ts'
import { type ArchiveKind, FOLDERS, KINDS, type Part } from './kinds.ts'
import type { SavedPage } from './savedPages.ts'

/** A tab, or one folder of it. */
export interface ListAsked {
  kind: ArchiveKind
  /** Null: everything that is saved. */
  folderId: number | null
}

/** The first page is small, to appear soon. The next ones are larger: 41 requests read 20,000 items again. */
const FIRST_PAGE_ITEMS = 100
/** The lists of a kind; invalidated when an item is saved or removed. */
const savedTag = (kind: ArchiveKind) => ({ type: 'Archive', id: kind }) as const
/** The items of one folder. */
export const folderTag = (kind: ArchiveKind, folderId: number) =>
  ({ type: 'Folder', id: `${kind}/${folderId}` }) as const

/**
 * For every mutation that saves or removes an item: the lists and the profile show it
 * (docs/product/archive.md "What an archive keeps").
 */
export const savedChanged = (kind: ArchiveKind) => [savedTag(kind), { type: 'Profile' }] as const

const tagsOf = ({ kind, folderId }: ListAsked) =>
  folderId === null ? [savedTag(kind)] : [savedTag(kind), folderTag(kind, folderId)]

function partOf({ kind, folderId }: ListAsked, part: Part): ApiRequest {
  if (folderId === null || kind === 'albums') return KINDS[kind].list(part)
  return FOLDERS[kind].items(folderId, part)
}

const pageAfter = (cursor: number | null): Part & { limit: number } =>
  cursor === null ? { limit: FIRST_PAGE_ITEMS } : { cursor, limit: ARCHIVE_PAGE_MAX }

/** The cursor item was removed elsewhere: the list has to be read from its start. */
export const isCursorGone = (error: ApiError) =>
  isRefusedWith(error, 'TRACK4000', 'ARTIST4000', 'ALBUM4000', 'FOLDER4004')

/** AT4, AR4, AL4, FT4, FA4: the saved items of a kind, all of them or those of one folder. */
export const savedListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, page by page. */
    listItems: build.infiniteQuery<SavedPage, ListAsked, number | null>({
      query: ({ queryArg, pageParam }) => partOf(queryArg, pageAfter(pageParam)),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      transformResponse: (answer: unknown, _meta, { queryArg, pageParam }): SavedPage => {
        const items = KINDS[queryArg.kind].toItems(answer)
        const isFull = items.length === pageAfter(pageParam).limit
        return { items, next: isFull ? (items.at(-1)?.id ?? null) : null }
      },
      providesTags: (_pages, _error, asked) => tagsOf(asked),
    }),
    /** The ids of the whole list in one request, for counting or choosing all. Not retried when it fails. */
    listSavedIds: build.query<number[], ListAsked>({
      query: (asked) => ({ ...partOf(asked, {}), once: true }),
      transformResponse: (answer: unknown, _meta, { kind }) =>
        KINDS[kind].toItems(answer).map(({ id }) => id),
      providesTags: (_ids, _error, asked) => tagsOf(asked),
    }),
  }),
})

export const { useListItemsInfiniteQuery, useListSavedIdsQuery, useLazyListSavedIdsQuery } = savedListsApi
