import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { toastShown } from '#src/toasts/toastsSlice.ts'

/** A toast for features that only log (P4, P17), so that nobody believes more has happened. */
export function useNotReady(): () => void {
  const dispatch = useDispatch()
  return useCallback(
    () => void dispatch(toastShown({ text: '아직 준비 중인 기능입니다.', tone: 'error' })),
    [dispatch],
  )
}
