import type { StorybookConfig } from '@storybook/react-vite'
import { fonts } from '../scripts/fonts.mjs'

export default {
  framework: '@storybook/react-vite',
  stories: ['../src/ui/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // No props tables: the types are the reference, and reading them would double the time of a build.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), fonts()] }),
} satisfies StorybookConfig
