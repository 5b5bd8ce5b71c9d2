import { configure, getConfig } from '@testing-library/react'

/**
 * Testing Library lets one turn of the timers go by between finding an element and handing it over. In that turn React may
 * put the next screen in the place of the one it was found on, where both have a heading of the same name: a test would get
 * an element that is in no document any more. So what has left meanwhile is looked for again.
 */
const { asyncWrapper } = getConfig()

configure({
  asyncWrapper: async (find) => {
    for (;;) {
      const found = await asyncWrapper(find)
      if (isThere(found)) return found
    }
  },
})

const isThere = (found: unknown): boolean =>
  Array.isArray(found) ? found.every(isThere) : !(found instanceof Element) || found.isConnected
