import type { StorybookConfig } from '@storybook/react-vite'

export default {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Without a link to an icon, browsers ask for /favicon.ico, which is not there.
  previewHead: (head) => `${head}<link rel="icon" href="/app-icon.svg" type="image/svg+xml">`,
  // No props tables: the types are the reference, and reading them would double the time of a build.
  typescript: { reactDocgen: false },
} satisfies StorybookConfig
