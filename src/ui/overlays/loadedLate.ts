import { type ComponentType, createElement, useEffect, useState } from 'react'
import { keepLoading } from '#src/lib/page/keepLoading.ts'

interface Openable {
  open: boolean
  onClose: () => void
}

/** The delay after the screen is settled. A part is then usually loaded before the tap that opens it. */
const AHEAD_AFTER_MS = 1_500

/**
 * A dialog or sheet that is not part of its screen's first load. It is loaded a moment after the screen is
 * rendered, or at once when it is opened before. When loading fails it closes, so that the next tap tries
 * again. `Meanwhile` is shown while it is open and loading.
 */
export function loadedWhenOpen<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null

  return function LoadedWhenOpen(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    const { open, onClose } = props

    useEffect(() => {
      if (Part) return
      let gone = false
      const fetchPart = () =>
        load().then(
          (part) => {
            loaded = part
            if (!gone) setPart(() => part)
          },
          () => {
            if (open && !gone) onClose()
          },
        )
      const timer = setTimeout(
        () => {
          // loading in advance must not log an error when offline
          if (open || navigator.onLine) void fetchPart()
        },
        open ? 0 : AHEAD_AFTER_MS,
      )
      return () => {
        gone = true
        clearTimeout(timer)
      }
    }, [Part, open, onClose])

    if (Part) return createElement(Part, props)
    return open && Meanwhile ? createElement(Meanwhile, props) : null
  }
}

/**
 * A part of a screen that is loaded when it is first shown, until it is there (`keepLoading`). `Meanwhile` is
 * shown until then.
 */
export function loadedWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null

  return function LoadedWhenShown(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)

    useEffect(() => {
      if (Part) return
      return keepLoading(load, (part) => {
        loaded = part
        setPart(() => part)
      })
    }, [Part])

    if (Part) return createElement(Part, props)
    return Meanwhile ? createElement(Meanwhile, props) : null
  }
}
