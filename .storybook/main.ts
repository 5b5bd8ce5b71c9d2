import type { StorybookConfig } from '@storybook/react-vite'

export default {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Without an icon link, browsers request /favicon.ico, which does not exist.
  previewHead: (head) => `${head}<link rel="icon" href="/app-icon.svg" type="image/svg+xml">`,
  // No props tables: the types are the reference, and reading them would double the build time.
  typescript: { reactDocgen: false },
} satisfies StorybookConfig
