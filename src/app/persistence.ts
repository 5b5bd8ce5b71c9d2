import type { WebStorage } from 'redux-persist'

/** redux-persist's own adapters do not survive bundling as an ES module; a storage is three lines anyway. */
export const sessionStorageAdapter = (storage: Storage): WebStorage => ({
  getItem: (key) => Promise.resolve(storage.getItem(key)),
  setItem: (key, value) => Promise.resolve(storage.setItem(key, value)),
  removeItem: (key) => Promise.resolve(storage.removeItem(key)),
})
