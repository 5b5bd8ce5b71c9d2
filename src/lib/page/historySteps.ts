/**
 * The number of this visit's history entries below the current one. The router counts from 0 and keeps the
 * numbers through replacements and reloads. Undefined when it does not use the window's history, as in tests.
 */
export const entriesBelow = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx

/** Resolves when the browser has moved to another entry. */
export const historyStep = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }))
