import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query'
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { asApiError } from '#src/api/apiError.ts'
import { failureText } from '#src/api/failureText.ts'
import { logProblem } from '#src/lib/log.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { bookmarksApi, useChangeBookmarkMutation, useListBookmarksQuery } from './bookmarksApi.ts'

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

type Dispatch = ThunkDispatch<Parameters<typeof bookmarksApi.reducer>[0], unknown, UnknownAction>

const { getRunningMutationThunk: running } = bookmarksApi.util
const addKey = (bandId: number | null) => `add-bookmark-${bandId}`
const removeKey = (bandId: number | null) => `remove-bookmark-${bandId}`

/**
 * Whether a band is bookmarked, and the actions that change it. A change shows at once, and overrides the
 * list until the list has been read after it; it is sent once the change before it was answered, and only if
 * the member has not changed their mind meanwhile. A toast tells the outcome. `bandId` null: a sample band,
 * which nobody can save.
 */
export function useBookmark(
  bandId: number | null,
  { asks = true, added = TEXT.added, removed = TEXT.removed }: BookmarkOptions = {},
) {
  const dispatch = useDispatch<Dispatch>()
  const list = useListBookmarksQuery(bandId === null || !asks ? skipToken : undefined)
  // the shared result of a mutation does not include its argument: hence one mutation for each direction
  const [add, adding] = useChangeBookmarkMutation({ fixedCacheKey: addKey(bandId) })
  const [remove, removing] = useChangeBookmarkMutation({ fixedCacheKey: removeKey(bandId) })
  const last = (adding.startedTimeStamp ?? 0) > (removing.startedTimeStamp ?? 0) ? adding : removing
  const isListed = list.data?.some((band) => band.bandId === bandId) ?? false
  const isListNewer =
    list.isSuccess && !list.isFetching && (list.startedTimeStamp ?? 0) >= (last.fulfilledTimeStamp ?? 0)
  const believed = last.isLoading || (last.isSuccess && !isListNewer) ? last === adding : undefined
  /** What the member wants while an earlier change is pending. Null: nothing else. */
  const [wish, setWish] = useState<boolean | null>(null)
  const wishes = useRef(0)
  const isSaved = wish ?? believed ?? isListed

  /** Resolves to whether it succeeded; false if a later one took its place. */
  async function save(saved: boolean): Promise<boolean> {
    if (bandId === null || !(await isNext(bandId, saved))) return false
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

  async function isNext(ofBand: number, saved: boolean): Promise<boolean> {
    wishes.current += 1
    const mine = wishes.current
    const pending = [addKey, removeKey]
      .map((key) => dispatch(running('changeBookmark', key(ofBand))))
      .filter((change) => change !== undefined)
    if (pending.length === 0) return true
    setWish(saved)
    await Promise.all(pending)
    if (mine !== wishes.current) return false
    setWish(null)
    return true
  }

  return {
    isSaved,
    /** False: the list is not loaded, so `isSaved` may be wrong. */
    isKnown: believed !== undefined || list.data !== undefined,
    /** A change is pending. */
    isChanging: last.isLoading,
    add: () => save(true),
    remove: () => save(false),
    toggle: () => save(!isSaved),
  }
}
