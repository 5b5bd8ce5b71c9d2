import '@emotion/react'
import type { AppTheme } from './ui/theme.ts'

declare module '@emotion/react' {
  // Module augmentation needs an interface; it adds no members.
  export interface Theme extends AppTheme {}
}
