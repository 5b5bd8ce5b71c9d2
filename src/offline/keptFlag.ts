/**
 * Local storage: whether this device keeps answers of the server. The first load reads only this, so that a
 * first visit neither loads the code of `src/offline` nor opens its database.
 */
const KEY = 'kept'

export const isAnythingKept = (): boolean => localStorage.getItem(KEY) !== null
/** Set before the first write and removed after the last deletion, so an interrupted deletion is repeated. */
export const flagKept = (): void => localStorage.setItem(KEY, '1')
export const unflagKept = (): void => localStorage.removeItem(KEY)
