import { configure } from '@testing-library/react'

/**
 * What Testing Library puts around everything that waits, with two differences.
 *
 * It lets one turn of the timers go by between finding an element and handing it over. In that turn React may put the next
 * screen in the place of the one it was found on, where both have a heading of the same name: a test would get an element
 * that is in no document any more. So what has left meanwhile is looked for again.
 *
 * That turn is of the real clock, so a test may find something while its own stands still.
 */
const laterFor = setTimeout
const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

configure({
  asyncWrapper: async (find) => {
    const before = world.IS_REACT_ACT_ENVIRONMENT
    // React is to draw by itself while the test waits
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
