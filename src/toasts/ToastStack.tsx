import { css, Global } from '@emotion/react'
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { theme } from '#src/ui/theme.ts'
import { RiseAndFade } from './RiseAndFade.tsx'
import { CONTAINER, ToastItem } from './ToastItem.tsx'
import { selectToasts, toastPhases, TOASTS_MAX } from './toastsSlice.ts'

declare module 'notistack' {
  interface VariantOverrides {
    default: false
    error: false
    success: false
    warning: false
    info: false
    toast: { toastId: number }
  }
}

/**
 * notistack stacks and animates the toasts; which toasts are shown, and for how long, is decided by the
 * state.
 */
export default function ToastStack({ aboveTabs }: { aboveTabs: boolean }) {
  return (
    <>
      <Global styles={place} />
      <SnackbarProvider
        maxSnack={TOASTS_MAX}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        Components={{ toast: ToastItem }}
        TransitionComponent={RiseAndFade}
        disableWindowBlurListener
        classes={{ containerRoot: `${CONTAINER} ${aboveTabs ? 'above-tabs' : ''}` }}
      />
      <Sync />
    </>
  )
}

/** Keeps notistack's own list equal to the list in the state, also during time travel. */
function Sync() {
  const toasts = useSelector(selectToasts)
  /**
   * The snackbar of each shown toast. Each snackbar has its own key, because time travel may show a toast
   * again while its last snackbar still fades.
   */
  const drawn = useRef(new Map<number, SnackbarKey>())
  useDockHeight(toasts.length > 0)

  useEffect(() => {
    const shown = new Set(toasts.map(({ id }) => id))
    for (const [id, key] of drawn.current) {
      if (shown.has(id)) continue
      closeSnackbar(key)
      drawn.current.delete(id)
    }
    for (const toast of toasts) {
      if (drawn.current.has(toast.id)) continue
      const transitionDuration = { enter: theme.motion.base, exit: toastPhases(toast).fadeMs }
      const look = { variant: 'toast', toastId: toast.id, persist: true, transitionDuration } as const
      drawn.current.set(toast.id, enqueueSnackbar(look))
    }
  }, [toasts])

  return null
}

/**
 * Updates `--dock-h` while there are toasts: the height of the main button or the composer, plus a keyboard
 * below it.
 */
function useDockHeight(needed: boolean) {
  useLayoutEffect(() => {
    if (!needed) return
    const measure = () => {
      const dock = document.querySelector('[data-dock]')
      const height = dock ? window.innerHeight - dock.getBoundingClientRect().top : 0
      document.documentElement.style.setProperty('--dock-h', `${Math.max(0, height)}px`)
    }
    measure()
    const changes = [window, window.visualViewport]
    for (const each of changes) each?.addEventListener('resize', measure)
    return () => {
      for (const each of changes) each?.removeEventListener('resize', measure)
    }
  }, [needed])
}

const place = css`
  .${CONTAINER}.${CONTAINER} {
    bottom: max(16px + var(--edge-h, var(--safe-b)), 12px + var(--dock-h, 0px));
    left: 50%;
    width: calc(100% - 40px);
    max-width: 408px;
    min-width: 0;
    transform: translateX(-50%);
    z-index: ${theme.z.toast};
    /* resets the styles of a popover; the container is one above a dialog */
    top: auto;
    right: auto;
    padding: 0;
    margin: 0;
    border: 0;
    overflow: visible;
    background: none;
    color: inherit;
  }
  .${CONTAINER}.above-tabs {
    bottom: max(16px + var(--tabbar-h), 12px + var(--dock-h, 0px));
  }
  /* notistack's 288 px are wider than the column on the smallest phones */
  .${CONTAINER} .notistack-Snackbar {
    min-width: 0;
  }
  .${CONTAINER} .notistack-CollapseWrapper {
    padding: 4px 0;
  }
`
