import type { WebStorage } from 'redux-persist'

/** redux-persist's own adapters do not survive bundling as an ES module; a storage is three lines anyway. */
export const sessionStorageAdapter: WebStorage = {
  getItem: (key) => Promise.resolve(sessionStorage.getItem(key)),
  setItem: (key, value) => Promise.resolve(sessionStorage.setItem(key, value)),
  removeItem: (key) => Promise.resolve(sessionStorage.removeItem(key)),
}
