import { type ComponentType, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { keepLoading } from '#src/lib/page/keepLoading.ts'
import { selectToasts } from './toastsSlice.ts'

type Stack = ComponentType<{ aboveTabs: boolean }>

const toastStack = () => import('./ToastStack.tsx')

/**
 * Loads the toasts' rendering in advance, because the first toast may be the one about a missing connection.
 * Returns a function that stops it.
 */
export const fetchToasts = (): (() => void) => keepLoading(toastStack, () => {})

/**
 * Shows the toasts: above the tab bar, or above the edge of the window. notistack is loaded with the first
 * toast or earlier by `fetchToasts`. If that fails, the toast is not shown and the next one tries again.
 */
export function ToastHost({ aboveTabs }: { aboveTabs: boolean }) {
  const count = useSelector(selectToasts).length
  const [Stack, setStack] = useState<Stack | null>(null)

  useEffect(() => {
    if (Stack || count === 0) return
    toastStack().then(
      (loaded) => setStack(() => loaded.default),
      () => {},
    )
  }, [Stack, count])

  return Stack && <Stack aboveTabs={aboveTabs} />
}
