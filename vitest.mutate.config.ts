import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: { global: 'globalThis', __APP_VERSION__: '"0"' },
  test: {
    isolate: false,
    maxWorkers: 1,
    environment: 'node',
    include: (process.env.MUTATE_TESTS ?? '{src,server,contract}/**/*.test.{ts,tsx}').split(','),
    restoreMocks: true,
  },
})
