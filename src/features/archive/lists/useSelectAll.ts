import { useDispatch } from 'react-redux'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import type { Selection } from '#src/ui/lists/useSelection.ts'
import { type ListAsked, useLazyListSavedIdsQuery } from '../savedListsApi.ts'
import type { SavedList } from './useSavedList.ts'

const FAILED_TEXT = '목록을 모두 불러오지 못했습니다. 다시 시도해 주세요.'

/** Chooses a whole list. When it is not fully loaded, its ids are requested first. */
export function useSelectAll(asked: ListAsked, list: SavedList, selection: Selection) {
  const dispatch = useDispatch()
  const [readIds, { isFetching }] = useLazyListSavedIdsQuery()
  const { items = [], hasMore } = list

  async function selectAll(): Promise<void> {
    if (!hasMore) return selection.chooseAll(items.map(({ id }) => id))
    if (isFetching) return
    const { data } = await readIds(asked)
    if (data) selection.chooseAll(data)
    else dispatch(toastShown({ text: FAILED_TEXT, tone: 'error' }))
  }

  return {
    isAll: selection.isAll || (!hasMore && items.length > 0 && selection.ids.size === items.length),
    isReadingAll: isFetching,
    selectAll: () => void selectAll(),
  }
}
