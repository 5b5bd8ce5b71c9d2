import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { type ListAsked, savedListsApi } from './savedListsApi.ts'
import { itemsOf, type SavedPage, withItemsBack, withItemsOnTop, withoutItems } from './savedPages.ts'

type State = Parameters<typeof savedListsApi.util.selectCachedArgsForQuery>[0]

interface StoreApi {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>
  getState: () => unknown
}

/** The answer of a mutation: the items that the server refused. */
type Fulfilled = Promise<{ data: { failed: readonly { id: number }[] } }>

/** Removes items from the cached lists before the server answers. Refused items return to their places. */
export async function takeFromLists(
  { dispatch, getState }: StoreApi,
  isMeant: (list: ListAsked) => boolean,
  ids: readonly number[],
  queryFulfilled: Fulfilled,
): Promise<void> {
  const state = getState() as State
  const going = new Set(ids)
  const pagesBefore = new Map<ListAsked, SavedPage[]>()
  const countedBefore = new Map<ListAsked, number[]>()
  for (const list of savedListsApi.util.selectCachedArgsForQuery(state, 'listItems').filter(isMeant)) {
    const known = savedListsApi.endpoints.listItems.select(list)(state).data
    if (!known) continue
    pagesBefore.set(list, known.pages)
    changePages(dispatch, list, (pages) => withoutItems(pages, going))
  }
  for (const list of savedListsApi.util.selectCachedArgsForQuery(state, 'listSavedIds').filter(isMeant)) {
    countedBefore.set(list, savedListsApi.endpoints.listSavedIds.select(list)(state).data ?? [])
    changeIds(dispatch, list, (known) => known.filter((id) => !going.has(id)))
  }

  const kept = await keptOf(ids, queryFulfilled)
  if (kept.size === 0) return
  for (const [list, before] of pagesBefore)
    changePages(dispatch, list, (pages) => withItemsBack(pages, before, kept))
  for (const [list, before] of countedBefore)
    changeIds(dispatch, list, (known) => [...known, ...before.filter((id) => kept.has(id))])
}

/** Adds items to a cached folder before the server answers. Refused items are removed again. */
export async function putInLists(
  { dispatch, getState }: StoreApi,
  folder: ListAsked,
  ids: readonly number[],
  queryFulfilled: Fulfilled,
): Promise<void> {
  const state = getState() as State
  const select = savedListsApi.endpoints.listItems.select
  const coming = new Set(ids)
  const all = select({ ...folder, folderId: null })(state).data?.pages ?? []
  const items = itemsOf(all).filter(({ id }) => coming.has(id))
  const before = new Set(itemsOf(select(folder)(state).data?.pages ?? []).map(({ id }) => id))
  const counted = new Set(savedListsApi.endpoints.listSavedIds.select(folder)(state).data)
  changePages(dispatch, folder, (pages) => withItemsOnTop(pages, items))
  changeIds(dispatch, folder, (known) => [...ids.filter((id) => !counted.has(id)), ...known])

  const refused = await keptOf(ids, queryFulfilled)
  if (refused.size === 0) return
  const leaving = new Set([...refused].filter((id) => !before.has(id)))
  changePages(dispatch, folder, (pages) => withoutItems(pages, leaving))
  changeIds(dispatch, folder, (known) => known.filter((id) => !refused.has(id) || counted.has(id)))
}

/** The ids that the server did not change. */
async function keptOf(ids: readonly number[], queryFulfilled: Fulfilled): Promise<Set<number>> {
  try {
    const { data } = await queryFulfilled
    return new Set(data.failed.map(({ id }) => id))
  } catch {
    // rejected as a whole, because the session has ended
    return new Set(ids)
  }
}

type Dispatch = StoreApi['dispatch']

function changePages(dispatch: Dispatch, list: ListAsked, change: (pages: SavedPage[]) => SavedPage[]) {
  dispatch(
    savedListsApi.util.updateQueryData('listItems', list, (known) => {
      known.pages = change(known.pages)
    }),
  )
}

function changeIds(dispatch: Dispatch, list: ListAsked, change: (ids: number[]) => number[]) {
  dispatch(savedListsApi.util.updateQueryData('listSavedIds', list, (known) => change(known)))
}
