import { act, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import type { Fault } from '#mocks/faults.ts'
import { selectToasts, toastDismissed } from '#src/toasts/toastsSlice.ts'
import { type RenderedApp, theServer } from '../renderApp.tsx'

/**
 * Lets a call fail with one fault after the other on one screen, because opening the screen takes longer than
 * the attempt. Dismisses the toasts after each fault, so that none is mistaken for the next one
 * (`expectToast`). An error names the fault.
 *
 * @param told each fault with the text shown; where the text stays in the page, no two in a row may be the
 * same
 */
export async function eachFault(
  app: RenderedApp,
  call: AnyCall,
  told: readonly (readonly [fault: Fault, text: string])[],
  attempt: (text: string) => Promise<void>,
): Promise<void> {
  const { faults } = theServer()
  for (const [fault, text] of told) {
    faults.fault(call, fault)
    try {
      await attempt(text)
    } catch (error) {
      throw new Error(`with the fault ${fault}: ${String(error)}`, { cause: error })
    }
    dismissToasts(app)
  }
  faults.clear()
}

/** Removes the toasts that are shown, so that the next one with the same text is a new one. */
export const dismissToasts = ({ store }: RenderedApp): void =>
  act(() => {
    for (const { id } of selectToasts(store.getState())) store.dispatch(toastDismissed(id))
  })

/** Expects a single toast with this text. A dismissed one that is still fading out does not count. */
export async function expectToast(
  { store }: RenderedApp,
  text: string,
  role: 'alert' | 'status' = 'alert',
): Promise<void> {
  await waitFor(() => expect(selectToasts(store.getState()).map((toast) => toast.text)).toEqual([text]))
  const drawn = await screen.findAllByText(text)
  expect(drawn.at(-1)!.closest(`[role=${role}]`)).not.toBeNull()
}

/** Expects something while the browser reports that the phone is offline, and a call gets no answer. */
export async function whileOffline(call: AnyCall, attempt: () => Promise<void>): Promise<void> {
  const { faults } = theServer()
  faults.fault(call, 'offline')
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await attempt()
  onLine.mockRestore()
  faults.clear()
}
