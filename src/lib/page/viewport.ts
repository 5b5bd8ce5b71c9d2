import { type RefObject, useEffect } from 'react'

/** Above this the page is pinched open: the frame keeps its size and the reader pans inside it. */
const PINCHED_SCALE = 1.01

/**
 * Keeps `--viewport-height` and `--viewport-top` of a full-screen frame equal to what the keyboard leaves visible. `dvh` does not shrink for
 * the iOS keyboard, and Safari moves the page under it instead (docs/interface.md "Window and touch"). At most one write a frame; without `visualViewport`, or
 * while pinched, the frame falls back to what its styles say.
 */
export function useVisibleViewport(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    let requested = 0

    function write() {
      requested = 0
      const style = frame.current?.style
      if (!style || !viewport) return
      const pinched = viewport.scale > PINCHED_SCALE
      style.setProperty('--viewport-height', pinched ? '' : `${viewport.height}px`)
      style.setProperty('--viewport-top', pinched ? '' : `${viewport.offsetTop}px`)
    }
    function follow() {
      requested ||= requestAnimationFrame(write)
    }

    follow()
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      cancelAnimationFrame(requested)
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
    }
  }, [frame])
}
