import { type ComponentType, createElement, useEffect, useState } from 'react'

interface Openable {
  open: boolean
  onClose: () => void
}

/** Loads ahead once the screen has settled, so that the tap finds the part there. */
const AHEAD_AFTER_MS = 1_500

/**
 * A dialog or sheet that is not in the first load of its screen. It is fetched ahead a moment after the screen is drawn, or at
 * once when it is opened before. When it cannot be fetched (offline just then) it closes again, so that the next tap tries anew.
 * `Meanwhile` stands there while it is open and still on its way.
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
          // ahead of need is no reason to fail, and to say so in the console
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
