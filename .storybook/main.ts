import type { StorybookConfig } from '@storybook/react-vite'

export default {
  framework: '@storybook/react-vite',
  stories: ['../src/ui/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // No props tables: the types are the reference, and reading them would double the time of a build.
  typescript: { reactDocgen: false },
} satisfies StorybookConfig
