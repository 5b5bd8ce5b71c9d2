import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** A dialog closes after the toast or the screen that its call leads to: React draws them one by one. */
export const expectNoDialog = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
