import { skipToken } from '@reduxjs/toolkit/query'
import { useDispatch } from 'react-redux'
import { asApiError } from '#src/api/apiError.ts'
import { failureText } from '#src/api/failureText.ts'
import { logProblem } from '#src/lib/log.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useChangeBookmarkMutation, useListBookmarksQuery } from './bookmarksApi.ts'

interface BookmarkOptions {
  /** False while a screen has more urgent requests. What is known from elsewhere is shown anyway. */
  asks?: boolean
  /** The toasts of a success; null: none. */
  added?: string
  removed?: string | null
}

/** docs/product/bands.md "Saved band". */
const TEXT = {
  added: '밴드가 저장되었습니다!',
  removed: '저장한 밴드가 삭제되었습니다.',
  addFailed: '밴드를 저장하지 못했습니다. 다시 시도해 주세요.',
  removeFailed: '저장한 밴드를 삭제하지 못했습니다. 다시 시도해 주세요.',
}

/**
 * Whether a band is bookmarked, and the actions that change it. A change shows at once, and overrides the
 * list until the list has been read after it. A toast tells the outcome. `bandId` null: a sample band, which
 * nobody can save.
 */
export function useBookmark(
  bandId: number | null,
  { asks = true, added = TEXT.added, removed = TEXT.removed }: BookmarkOptions = {},
) {
  const dispatch = useDispatch()
  const list = useListBookmarksQuery(bandId === null || !asks ? skipToken : undefined)
  // the shared result of a mutation does not include its argument: hence one mutation for each direction
  const [add, adding] = useChangeBookmarkMutation({ fixedCacheKey: `add-bookmark-${bandId}` })
  const [remove, removing] = useChangeBookmarkMutation({ fixedCacheKey: `remove-bookmark-${bandId}` })
  const last = (adding.startedTimeStamp ?? 0) > (removing.startedTimeStamp ?? 0) ? adding : removing
  const isListed = list.data?.some((band) => band.bandId === bandId) ?? false
  const isListNewer =
    list.isSuccess && !list.isFetching && (list.startedTimeStamp ?? 0) >= (last.fulfilledTimeStamp ?? 0)
  const believed = last.isLoading || (last.isSuccess && !isListNewer) ? last === adding : undefined
  const isSaved = believed ?? isListed

  /** Resolves to whether it succeeded. Does nothing while another change is pending. */
  async function save(saved: boolean): Promise<boolean> {
    if (bandId === null || last.isLoading) return false
    const { error } = await (saved ? add : remove)({ bandId, saved })
    if (!error) {
      const text = saved ? added : removed
      if (text !== null) dispatch(toastShown({ text, tone: 'ok' }))
      return true
    }
    // docs/product/bands.md "Saved band": logged, and shown, because the band reappears in the list
    logProblem(saved ? 'a band could not be bookmarked' : 'a bookmark could not be removed', error)
    const fallback = saved ? TEXT.addFailed : TEXT.removeFailed
    dispatch(toastShown({ text: failureText(asApiError(error), fallback), tone: 'error' }))
    return false
  }

  return {
    isSaved,
    /** False: the list is not loaded, so `isSaved` may be wrong. */
    isKnown: believed !== undefined || list.data !== undefined,
    /** A change is pending; another one cannot start. */
    isChanging: last.isLoading,
    add: () => save(true),
    remove: () => save(false),
    toggle: () => save(!isSaved),
  }
}
