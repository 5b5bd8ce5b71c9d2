import { type ComponentType, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectToasts } from './toastsSlice.ts'

type Stack = ComponentType<{ aboveTabs: boolean }>

/**
 * Where toasts appear: above the tab bar, or above the edge of the window. notistack is fetched once the first screen
 * stands, not with the first toast: that one may well say that there is no connection. Without it a toast is not drawn,
 * and the next one tries again.
 */
export function ToastHost({ aboveTabs }: { aboveTabs: boolean }) {
  const count = useSelector(selectToasts).length
  const [Stack, setStack] = useState<Stack | null>(null)

  useEffect(() => {
    if (Stack) return
    import('./ToastStack.tsx').then(
      (loaded) => setStack(() => loaded.default),
      () => {},
    )
  }, [Stack, count])

  return Stack && <Stack aboveTabs={aboveTabs} />
}
