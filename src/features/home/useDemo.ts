import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { toastShown } from '#src/toasts/toastsSlice.ts'

const FAILED_TEXT = '소리를 재생하지 못했습니다.'

/**
 * The demo recording of the band in the middle (P27), muted until the member asks. One element plays all of
 * them, so never two at a time: with the sound on, the demo changes with the band. It is off again when a
 * demo has ended, cannot be played, or the page is hidden.
 *
 * @param source the address of the demo; null: this band has none
 */
export function useDemo(source: string | null): { isMuted: boolean; toggle: () => void } {
  const dispatch = useDispatch()
  const [isMuted, setMuted] = useState(true)
  const element = useRef<HTMLAudioElement | null>(null)
  /** What `element` plays. Its `src` says the same in another form: absolute and escaped. */
  const playing = useRef<string | null>(null)

  const play = useCallback(
    (url: string) => {
      if (!element.current) {
        element.current = new Audio()
        element.current.addEventListener('ended', () => setMuted(true))
      }
      const audio = element.current
      if (playing.current === url && !audio.paused) return
      if (playing.current !== url) audio.src = url
      playing.current = url
      audio.play().catch((error: unknown) => {
        // the next demo, or the member's pause, was faster
        if (error instanceof DOMException && error.name === 'AbortError') return
        setMuted(true)
        dispatch(toastShown({ text: FAILED_TEXT, tone: 'error' }))
      })
    },
    [dispatch],
  )

  // Before the next tap: a pause of the render before would stop what that tap has started.
  useLayoutEffect(() => {
    if (isMuted || source === null) element.current?.pause()
    else play(source)
  }, [isMuted, source, play])

  useEffect(() => {
    const onHidden = () => {
      if (document.hidden) setMuted(true)
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      element.current?.pause()
      element.current?.removeAttribute('src')
      element.current = null
      playing.current = null
    }
  }, [])

  const now = useRef({ isMuted, source })
  useLayoutEffect(() => {
    now.current = { isMuted, source }
  })
  return {
    isMuted,
    /** Never changes, so that a move does not render every slide. */
    toggle: useCallback(() => {
      const { isMuted: wasMuted, source: url } = now.current
      // within the tap: a phone plays no sound that nobody has asked for
      if (wasMuted && url !== null) play(url)
      setMuted(!wasMuted)
    }, [play]),
  }
}
