import { VitePWA } from 'vite-plugin-pwa'

/**
 * What the service worker keeps on every device: all scripts that a member may need without a line, and the
 * fonts of the app's own words on the main screens. Other fonts and drawings are kept once they were shown
 * (`src/worker/sw.ts`).
 */
const PRECACHED = {
  globPatterns: [
    'index.html',
    'manifest.webmanifest',
    'assets/*.{js,svg}',
    'fonts/{first,home,common*,chat,late}.*',
  ],
  // Moderators work at a desk, and signing up needs the server.
  globIgnores: ['assets/{ModerationPage,commonPasswords}-*.js', '**/*.{br,gz}'],
  // The hash in their names is their revision.
  dontCacheBustURLsMatching: /^(assets|fonts)\//,
}

/**
 * Builds `src/worker/sw.ts` to `/sw.js` once everything else is written. A plugin of `npm run build` alone:
 * the development servers and the gallery have no service worker of ours.
 */
export const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    injectManifest: { ...PRECACHED, rollupFormat: 'iife' },
    // public/manifest.webmanifest; src/app/worker registers
    manifest: false,
    injectRegister: false,
    integration: {
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn'
      },
    },
  })
