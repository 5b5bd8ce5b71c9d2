import { ThemeProvider } from '@emotion/react'
import type { Preview } from '@storybook/react-vite'
import { theme } from '#src/ui/theme.ts'
import { AppColumn } from '../src/ui/frame/AppColumn.tsx'
import { GlobalStyles } from '../src/ui/frame/GlobalStyles.tsx'
import { fetchLateStyles } from '../src/ui/frame/lateStyles.ts'

fetchLateStyles()

export default {
  parameters: { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } },
  decorators: [
    (Story) => (
      <ThemeProvider theme={theme}>
        <GlobalStyles />
        <AppColumn>
          <Story />
        </AppColumn>
      </ThemeProvider>
    ),
  ],
} satisfies Preview
