/** The pause before the next try while the phone reports a network; doubled with each try. */
const AGAIN_AFTER_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Loads a part of the app until it is there. A failed load is repeated when the phone comes back online, or
 * after a pause of 5 s to 60 s, because a phone does not notice every failure of its network. `onFailed` gets
 * the first error that no missing network explains. Returns a function that stops it.
 */
export function keepLoading<Part>(
  load: () => Promise<Part>,
  onLoaded: (part: Part) => void,
  onFailed?: (error: unknown) => void,
): () => void {
  let isStopped = false
  let isFailureTold = false
  let pause = AGAIN_AFTER_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const loadOnce = () =>
    load().then(
      (part) => {
        if (!isStopped) onLoaded(part)
      },
      (error: unknown) => {
        if (isStopped) return
        window.addEventListener('online', again)
        if (!navigator.onLine) return
        if (!isFailureTold) onFailed?.(error)
        isFailureTold = true
        timer = setTimeout(again, pause)
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      },
    )

  function stopWaiting() {
    clearTimeout(timer)
    window.removeEventListener('online', again)
  }

  function again() {
    stopWaiting()
    void loadOnce()
  }

  void loadOnce()
  return () => {
    isStopped = true
    stopWaiting()
  }
}
