import { expect, it } from 'vitest'
import { ROUTES } from '#src/app/routes/routeTable.ts'
import { isAppPage } from './appPages.ts'

it('every screen starts from the device', () => {
  const addresses = ROUTES.map(({ path }) => path.replaceAll(/:\w+/g, '12'))
  expect(addresses.filter((address) => !isAppPage(address))).toEqual([])
})

it.for([
  '/api',
  '/api/bands/3',
  '/auth/refresh',
  '/member/3',
  '/files/portraits/9f.webp',
  '/room-files/12',
  '/exports/12',
  '/art/member-3',
  '/ws',
  '/ws/info',
  '/docs/api',
  '/docs/api/chat',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sw.js',
  '/assets/app-1a2b.js',
])('%s is left to the server', (path) => {
  expect(isAppPage(path)).toBe(false)
})
