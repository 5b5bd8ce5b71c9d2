import type { WebStorage } from 'redux-persist'

/**
 * redux-persist's own adapters break when bundled as ES modules, and a storage needs only three functions.
 */
export const sessionStorageAdapter: WebStorage = {
  getItem: (key) => Promise.resolve(sessionStorage.getItem(key)),
  /** A value that does not fit stays only in memory, and no older one remains in storage. */
  setItem: async (key, value) => {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      sessionStorage.removeItem(key)
    }
  },
  removeItem: (key) => Promise.resolve(sessionStorage.removeItem(key)),
}
