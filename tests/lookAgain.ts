import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { RenderedApp } from './renderApp.tsx'

/** No query waits for its answer. */
export function expectNoReads({ store }: Pick<RenderedApp, 'store'>): void {
  const reads = Object.values(store.getState().api.queries)
  expect(reads.some((read) => read?.status === 'pending')).toBe(false)
}

/**
 * The member returns to the page, which then reads again what it shows. Waits for reads that are under way
 * first: the page starts no second one of the same, and their answers may be from before.
 */
export async function lookAgain(app: Pick<RenderedApp, 'store'>): Promise<void> {
  await waitFor(() => expectNoReads(app))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new Event('focus'))
  })
}
