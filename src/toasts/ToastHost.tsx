import { lazy, Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectToasts } from './toastsSlice.ts'

/** notistack is fetched with the first toast, not with the first screen. */
const ToastStack = lazy(() => import('./ToastStack.tsx'))

/** Where toasts appear: above the tab bar, or above the edge of the window. */
export function ToastHost({ aboveTabs }: { aboveTabs: boolean }) {
  const any = useSelector(selectToasts).length > 0
  const [needed, setNeeded] = useState(any)
  if (any && !needed) setNeeded(true)
  if (!needed) return null
  return (
    <Suspense>
      <ToastStack aboveTabs={aboveTabs} />
    </Suspense>
  )
}
