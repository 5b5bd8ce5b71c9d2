/**
 * The service worker. Workbox keeps the app's files on the device and starts the app from them; what the
 * server says (calls, members' files, the socket) always comes from the server.
 *
 *   install    every file of the build that a member's screens need, one request at a time (PRECACHED in
 *              scripts/lib/serviceWorker.mjs). A file with a hash in its name is fetched once, however many
 *              versions have it
 *   waiting    a new version waits while pages of the old one are open: the old one's files stay until then
 *   activate   a page's `SKIP_WAITING`, or the last page was closed: files that only the old version had go
 */
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isAppPage } from './appPages.ts'
import { listenForPushes } from './push/listen.ts'
import { SHARE_PATH, takeShare } from './share/takeShare.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

/** Both never change: the path of a drawing decides it, and fonts have a hash in their name. */
const KEPT_ONCE_SEEN = [
  { folder: '/art/', cacheName: 'art', maxEntries: 400 },
  { folder: '/fonts/', cacheName: 'fonts', maxEntries: 80 },
]

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isAppPage(url.pathname),
  createHandlerBoundToURL('/index.html'),
)
for (const { folder, cacheName, maxEntries } of KEPT_ONCE_SEEN)
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder),
    new CacheFirst({ cacheName, plugins: [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })] }),
  )
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  ({ request }) => takeShare(request, Date.now()),
  'POST',
)

// The page that installed the first version is controlled at once. A later version takes over open pages only
// when one of them says so, and then each of them starts again (`src/app/worker/registerWorker.ts`).
clientsClaim()
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
listenForPushes(self)
