import '@emotion/react'
import type { AppTheme } from './ui/theme.ts'

declare module '@emotion/react' {
  // Module augmentation needs an interface; it adds nothing of its own.
  export interface Theme extends AppTheme {}
}
