/**
 * The number of this visit's history entries below the current one, as the router counts them. Undefined when
 * the router does not use the window's history, as in tests.
 */
export const entriesBelow = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx

/** Resolves when the browser has moved to another entry. */
export const historyStep = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }))
