import { chromium } from '@playwright/test'
import { logIn } from './tests/bench/privateSender.ts'
import { CHROMIUM } from './tests/browser/chromium.ts'
const lighthouse = (await import('/tmp/lh/node_modules/lighthouse/core/index.js')).default
const origin = 'http://localhost:4311'
const ctx = await chromium.launchPersistentContext('/tmp/lhrun/profile' + Date.now(), {
  executablePath: CHROMIUM.executablePath,
  args: [...CHROMIUM.args, '--remote-debugging-port=9333'],
})
const page = await ctx.newPage()
const session = await logIn(origin, 'yuna22@example.com', 'qezzrh7688')
await page.goto(origin + '/login')
await page.evaluate((s) => {
  for (const [k, v] of Object.entries(s)) localStorage.setItem(k, v as string)
}, session)
await page.goto('about:blank')
for (const path of process.argv.slice(2)) {
  const r = await lighthouse(origin + path, {
    port: 9333,
    disableStorageReset: true,
    formFactor: 'mobile',
    onlyCategories: ['performance', 'best-practices'],
  })
  const c = r.lhr.categories
  console.log(
    path,
    Object.entries(c)
      .map(([k, v]: any) => `${k} ${Math.round(v.score * 100)}`)
      .join(' · '),
    'TBT',
    Math.round(r.lhr.audits['total-blocking-time'].numericValue),
    'LCP',
    Math.round(r.lhr.audits['largest-contentful-paint'].numericValue),
    'FCP',
    Math.round(r.lhr.audits['first-contentful-paint'].numericValue),
    'SI',
    Math.round(r.lhr.audits['speed-index'].numericValue),
  )
  const lt = r.lhr.audits['long-tasks']?.details?.items ?? []
  console.log(
    '   ',
    lt
      .map((t: any) => `${Math.round(t.duration)}@${Math.round(t.startTime)} ${t.url.split('/').pop()}`)
      .join(' | '),
  )
}
await ctx.close()
