import { ThemeProvider } from '@emotion/react'
import type { Preview } from '@storybook/react-vite'
import { AppColumn } from '#src/ui/AppColumn.tsx'
import { GlobalStyles } from '#src/ui/GlobalStyles.tsx'
import { fetchLateStyles } from '#src/ui/lateStyles.ts'
import { theme } from '#src/ui/theme.ts'

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
