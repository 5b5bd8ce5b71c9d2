/** Entries of this visit below the one that is shown, as the router numbers them. Undefined without a window's history, as in tests. */
export const entriesBelow = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx

/** Resolves when the browser has stepped to another entry. */
export const historyStep = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }))
