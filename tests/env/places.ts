import type { Place } from '../../scripts/lib/mutatedFiles.mjs'

/**
 * Settings of a vitest project for each place in which tests run. `npm test` and `npm run mutate` share them,
 * because Stryker refuses a group whose tests fail without a mutant.
 */
export const PLACES = {
  /** The server. */
  node: { environment: 'node', setupFiles: ['./tests/serverSetup.ts', './tests/nodeSetup.ts'] },
  /** What the app has without a document; it starts ten times faster than jsdom. */
  'bare page': { environment: 'node', setupFiles: ['./tests/env/barePage.ts', './tests/nodeSetup.ts'] },
  /** The app. */
  jsdom: {
    environment: './tests/env/jsdomFetch.ts',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/', pretendToBeVisual: true } },
    setupFiles: ['./tests/setup.ts'],
  },
} satisfies Record<Place, object>
