import { SnackbarContent, type CustomContentProps } from 'notistack'
import { useLayoutEffect, useRef, useState, type Ref } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { ToastView } from '#src/ui/ToastView.tsx'
import { raiseAboveDialogs } from './raiseAboveDialogs.ts'
import { selectToasts, toastDismissed, toastPhases, type Toast } from './toastsSlice.ts'
import { useCountdownUnlessHeld } from './useCountdownUnlessHeld.ts'

/** notistack's element around all toasts. */
export const CONTAINER = 'toasts'

interface ToastItemProps extends CustomContentProps {
  toastId: number
  ref?: Ref<HTMLDivElement>
}

/** One toast as notistack lays it out. It stays readable while it fades, after the state has let it go. */
export function ToastItem({ toastId, ref }: ToastItemProps) {
  const current = useSelector(selectToasts).find((toast) => toast.id === toastId)
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  if (!last) return null
  return (
    <SnackbarContent ref={ref}>
      <Timed toast={last} />
    </SnackbarContent>
  )
}

function Timed({ toast }: { toast: Toast }) {
  const dispatch = useDispatch()
  const dismiss = () => dispatch(toastDismissed(toast.id))
  const hold = useCountdownUnlessHeld(toastPhases(toast).holdMs, dismiss)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const container = box.current?.closest<HTMLElement>(`.${CONTAINER}`)
    if (container) raiseAboveDialogs(container)
  }, [])
  return (
    <div ref={box} {...hold} css={{ width: '100%' }}>
      <ToastView
        tone={toast.tone}
        text={toast.text}
        actionLabel={toast.action?.label}
        onAction={() => {
          if (toast.action) dispatch(toast.action.press)
          dismiss()
        }}
      />
    </div>
  )
}
