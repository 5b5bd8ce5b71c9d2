import { type RefObject, useEffect } from 'react'

/** Above this scale the page is pinched open: the frame keeps its size and the member pans inside it. */
const PINCHED_SCALE = 1.01

/**
 * Keeps `--viewport-height` and `--viewport-top` of a full-screen frame equal to the area that the keyboard
 * leaves visible. `dvh` does not shrink for the iOS keyboard: Safari moves the page under it instead
 * (docs/interface.md "Window and touch"). Writes at most once per frame. Without `visualViewport`, or while
 * pinched, the frame's own styles apply.
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
