import { configure } from '@testing-library/react'

/**
 * What Testing Library wraps around everything that waits, with two differences.
 *
 * It lets one turn of the timers pass between finding an element and returning it. In that turn React may
 * replace the screen by one with a heading of the same name, and the test would get an element that is no
 * longer in the document. So an element that has been removed meanwhile is looked up again.
 *
 * That turn uses the real clock, so a test can find elements while its fake clock stands still.
 */
const laterFor = setTimeout
const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

configure({
  asyncWrapper: async (find) => {
    const before = world.IS_REACT_ACT_ENVIRONMENT
    // React must render by itself while the test waits.
    world.IS_REACT_ACT_ENVIRONMENT = false
    try {
      for (;;) {
        const found = await find()
        await new Promise((resolve) => laterFor(resolve))
        if (isThere(found)) return found
      }
    } finally {
      world.IS_REACT_ACT_ENVIRONMENT = before
    }
  },
})

const isThere = (found: unknown): boolean =>
  Array.isArray(found) ? found.every(isThere) : !(found instanceof Element) || found.isConnected
