import { skipToken } from '@reduxjs/toolkit/query'
import { useDispatch } from 'react-redux'
import { asApiError } from '#src/api/apiError.ts'
import { failureText } from '#src/api/failureText.ts'
import { logProblem } from '#src/lib/log.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useChangeBookmarkMutation, useListBookmarksQuery } from './bookmarksApi.ts'

/** What BM2 and BM3 answer; the failures are ours. */
const TEXT = {
  added: '밴드가 저장되었습니다!',
  removed: '저장한 밴드가 삭제되었습니다.',
  addFailed: '밴드를 저장하지 못했습니다. 다시 시도해 주세요.',
  removeFailed: '저장한 밴드를 삭제하지 못했습니다. 다시 시도해 주세요.',
}

/**
 * Whether a band is saved, and saving it. What was asked for shows at once, and is believed until the list has been read after it.
 * How a change ended is said in a toast. Null: a band that nobody has made, which cannot be saved.
 */
export function useBookmark(bandId: number | null) {
  const dispatch = useDispatch()
  const list = useListBookmarksQuery(bandId === null ? skipToken : undefined)
  // a mutation that several screens know of does not say what it was asked: hence one for each way
  const [add, adding] = useChangeBookmarkMutation({ fixedCacheKey: `add-bookmark-${bandId}` })
  const [remove, removing] = useChangeBookmarkMutation({ fixedCacheKey: `remove-bookmark-${bandId}` })
  const last = (adding.startedTimeStamp ?? 0) > (removing.startedTimeStamp ?? 0) ? adding : removing
  const isListed = list.data?.some((band) => band.bandId === bandId) ?? false
  const isListNewer =
    list.isSuccess && !list.isFetching && (list.startedTimeStamp ?? 0) >= (last.fulfilledTimeStamp ?? 0)
  const believed = last.isLoading || (last.isSuccess && !isListNewer) ? last === adding : undefined
  const isSaved = believed ?? isListed

  /** Resolves to whether it is so now. Meanwhile no other change is begun. */
  async function save(saved: boolean): Promise<boolean> {
    if (bandId === null || last.isLoading) return false
    const { error } = await (saved ? add : remove)({ bandId, saved })
    if (!error) {
      dispatch(toastShown({ text: saved ? TEXT.added : TEXT.removed, tone: 'ok' }))
      return true
    }
    // docs/product/bands.md "Saved band": only logged, and so that nobody wonders why the band is back, said
    logProblem(saved ? 'a band could not be bookmarked' : 'a bookmark could not be removed', error)
    const fallback = saved ? TEXT.addFailed : TEXT.removeFailed
    dispatch(toastShown({ text: failureText(asApiError(error), fallback), tone: 'error' }))
    return false
  }

  return {
    isSaved,
    /** False: `isSaved` is a guess, the list is not there. */
    isKnown: believed !== undefined || list.data !== undefined,
    /** A change is on its way; another one is not begun. */
    isChanging: last.isLoading,
    add: () => save(true),
    remove: () => save(false),
    toggle: () => save(!isSaved),
  }
}
