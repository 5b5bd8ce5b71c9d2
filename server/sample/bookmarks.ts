import bookmarks from './data/bookmarks.json' with { type: 'json' }

/** Bands that the log-ins keep in mind, the newest first. */
export const BOOKMARKS: Readonly<Record<string, readonly string[]>> = bookmarks
