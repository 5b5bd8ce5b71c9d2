import { useCallback, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { BandCard } from '#src/features/bands/public.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'

/** The stars of sample bands, which nobody can save: state of this screen (P26). */
export function useStars() {
  const dispatch = useDispatch()
  const [starred, setStarred] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(
    ({ seed }: BandCard) => {
      const isStarred = starred.has(seed)
      setStarred((before) =>
        isStarred ? new Set([...before].filter((each) => each !== seed)) : new Set([...before, seed]),
      )
      if (!isStarred) dispatch(toastShown({ text: '밴드가 저장 되었습니다.', tone: 'ok' }))
    },
    [dispatch, starred],
  )
  return { starred, toggle }
}
