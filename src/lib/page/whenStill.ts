/** Assistive technology clicks without a pointer. */
const USES = ['pointerdown', 'click', 'keydown', 'wheel', 'scroll'] as const
const QUIETLY = { capture: true, passive: true } as const

/**
 * Calls back once the member has neither touched, typed nor scrolled for `ms`: for work that would slow the
 * page down while it is used. Returns a function that stops waiting.
 */
export function whenStill(ms: number, done: () => void): () => void {
  let timer = setTimeout(begin, ms)

  function wait() {
    clearTimeout(timer)
    timer = setTimeout(begin, ms)
  }
  function begin() {
    stop()
    done()
  }
  function stop() {
    clearTimeout(timer)
    for (const use of USES) window.removeEventListener(use, wait, QUIETLY)
  }

  for (const use of USES) window.addEventListener(use, wait, QUIETLY)
  return stop
}
