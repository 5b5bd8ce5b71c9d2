import { type ComponentType, createElement, useEffect, useState } from 'react'

interface Openable {
  open: boolean
  onClose: () => void
}

/** Delay after the screen has settled, so that a part is usually there before the tap that opens it. */
const AHEAD_AFTER_MS = 1_500

/**
 * A dialog or sheet that is not part of its screen's first load. It is fetched a moment after the screen is drawn,
 * or at once when it is opened before that. When the fetch fails it closes, so that the next tap tries again.
 * `Meanwhile` stands in its place while it is open and being fetched.
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
          // fetching ahead is no reason for an error in the console
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
 * A part of a screen that is fetched when it is first shown. When the fetch fails it is repeated once the phone is
 * online, and whenever the part is shown again. `Meanwhile` stands in its place until it is loaded.
 */
export function loadedWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null

  return function LoadedWhenShown(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    const [tries, setTries] = useState(0)

    useEffect(() => {
      if (Part) return
      let gone = false
      const again = () => setTries((before) => before + 1)
      load().then(
        (part) => {
          loaded = part
          if (!gone) setPart(() => part)
        },
        () => {
          if (!gone) window.addEventListener('online', again, { once: true })
        },
      )
      return () => {
        gone = true
        window.removeEventListener('online', again)
      }
    }, [Part, tries])

    if (Part) return createElement(Part, props)
    return Meanwhile ? createElement(Meanwhile, props) : null
  }
}
