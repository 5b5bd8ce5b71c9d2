import type { WebStorage } from 'redux-persist'

/** redux-persist's own adapters do not survive bundling as an ES module; a storage is three functions anyway. */
export const sessionStorageAdapter: WebStorage = {
  getItem: (key) => Promise.resolve(sessionStorage.getItem(key)),
  /** What there is no room for stays in memory alone, and nothing older comes back in its place. */
  setItem: async (key, value) => {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      sessionStorage.removeItem(key)
    }
  },
  removeItem: (key) => Promise.resolve(sessionStorage.removeItem(key)),
}
