import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Profile } from '#contract/http/profile/profile.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useChangeProfileMutation } from '../profileApi.ts'

type Artist = Profile['favoriteArtists'][number]

/** docs/product/profile.md "Editor texts". */
const FAILED_TEXT = '아티스트 제거에 실패했습니다.'

/**
 * The favourite artists, with optimistic removal: a removed artist disappears at once and returns to its
 * place when the call fails (PR2 with the remaining names, W9). The calls run one after the other, or an
 * older list could overwrite a newer one.
 */
export function useFavouriteArtists(saved: readonly Artist[]) {
  const dispatch = useDispatch()
  const [changeProfile] = useChangeProfileMutation()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const newest = useRef(removed)
  const queue = useRef(Promise.resolve())
  const mark = (name: string, isRemoved: boolean) => {
    const next = new Set(newest.current)
    if (isRemoved) next.add(name)
    else next.delete(name)
    newest.current = next
    setRemoved(next)
  }
  const namesLeft = () => saved.map(({ name }) => name).filter((name) => !newest.current.has(name))

  async function tellServer(name: string): Promise<void> {
    const { error } = await changeProfile({ change: { artists: namesLeft() } })
    if (!error) return
    mark(name, false)
    dispatch(toastShown({ text: FAILED_TEXT, tone: 'error' }))
  }

  /**
   * Returns whether the artist is removed. Empty lists are never sent (docs/product/profile.md "Editor
   * texts"), so the last one stays.
   */
  function remove(name: string): boolean {
    if (namesLeft().length <= 1) return false
    mark(name, true)
    queue.current = queue.current.then(() => tellServer(name))
    return true
  }

  return { artists: saved.filter(({ name }) => !removed.has(name)), remove }
}
