import { type ComponentType, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectToasts } from './toastsSlice.ts'

type Stack = ComponentType<{ aboveTabs: boolean }>

const toastStack = () => import('./ToastStack.tsx')

/** Fetches what draws toasts, so that it is there when the first one may well say that there is no connection. Never rejects. */
export const fetchToasts = (): Promise<void> =>
  toastStack().then(
    () => {},
    () => {},
  )

/**
 * Where toasts appear: above the tab bar, or above the edge of the window. notistack comes with the first toast or before it
 * (`fetchToasts`), whichever is sooner. Without it a toast is not drawn, and the next one tries again.
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
