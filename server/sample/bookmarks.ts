import bookmarks from './data/bookmarks.json' with { type: 'json' }

/** The bands that the sample log-ins have bookmarked, newest first. */
export const BOOKMARKS: Readonly<Record<string, readonly string[]>> = bookmarks
