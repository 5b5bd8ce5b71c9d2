import { fireEvent } from '@testing-library/react'

/**
 * Replaces the text of a field with one event, as an input method does. For tests in which typing is not the
 * subject: every typed key is five events, and the screen is rendered after each.
 */
export const writeInto = (field: HTMLElement, text: string): void =>
  void fireEvent.change(field, { target: { value: text } })
