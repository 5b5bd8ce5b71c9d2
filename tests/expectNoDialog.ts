import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits, because React may draw the toast of a call, or the next screen, before it closes the dialog. */
export const expectNoDialog = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
