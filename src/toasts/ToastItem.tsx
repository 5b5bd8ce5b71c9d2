import { SnackbarContent, type CustomContentProps } from 'notistack'
import { type ComponentProps, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { raiseAboveDialogs } from './raiseAboveDialogs.ts'
import { selectToasts, toastDismissed, toastPhases, type Toast } from './toastsSlice.ts'
import { ToastView } from './ToastView.tsx'
import { useCountdownUnlessHeld } from './useCountdownUnlessHeld.ts'

/** The class of notistack's container of all toasts. */
export const CONTAINER = 'toasts'

interface ToastItemProps extends CustomContentProps {
  toastId: number
  ref?: Ref<HTMLDivElement>
}

/**
 * One toast as a notistack snackbar. It stays readable while it fades, when it is already gone from the
 * state.
 */
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
  const { action, tone, text } = toast
  const view = { tone, text, actionLabel: action?.label }
  return (
    <div ref={box} {...hold} css={{ width: '100%' }}>
      {action?.to !== undefined ? (
        <LeadingToast {...view} to={action.to} onLeave={dismiss} />
      ) : (
        <ToastView
          {...view}
          onAction={() => {
            if (action?.press) dispatch(action.press)
            dismiss()
          }}
        />
      )}
    </div>
  )
}

interface LeadingToastProps extends ComponentProps<typeof ToastView> {
  to: string
  onLeave: () => void
}

/** A separate component, so that only a toast with a link needs a router around it. */
function LeadingToast({ to, onLeave, ...view }: LeadingToastProps) {
  const navigate = useNavigate()
  return (
    <ToastView
      {...view}
      onAction={() => {
        void navigate(to)
        onLeave()
      }}
    />
  )
}
