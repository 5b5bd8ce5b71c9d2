// `node scripts/screenshots.mjs` takes the pictures that the manifest shows before an installation, of the
// sample data; run it when these screens look different. Needs `npm run build` and Chromium.
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chdir } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './lib/tools.mjs'

chdir(fileURLToPath(new URL('..', import.meta.url)))

const PORT = process.env.PORT ?? '4399'
const ORIGIN = `http://127.0.0.1:${PORT}`
const NARROW = { viewport: { width: 393, height: 852 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const WIDE = { viewport: { width: 1280, height: 800 } }
const SHOTS = [
  { name: 'home', screen: NARROW, path: '/' },
  { name: 'join', screen: NARROW, path: '/join' },
  { name: 'chat', screen: NARROW, path: '/join', open: 'a[href^="/home/chat?"]' },
  { name: 'wide', screen: WIDE, path: '/' },
]
/** Art and fonts arrive a moment after the answers; nothing tells when the last one is there. */
const SETTLES_MS = 3_000

const folder = await mkdtemp(join(tmpdir(), 'hapju-screenshots-'))
const server = spawn(process.execPath, ['dist/server/main.mjs'], {
  env: { ...process.env, PORT, DATA_DIR: folder, SAMPLE_DATA: 'true', LIMITS: 'off', LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] })
try {
  await ready()
  await mkdir('public/screenshots', { recursive: true })
  for (const shot of SHOTS) await take(shot)
} finally {
  await browser.close()
  server.kill()
  await new Promise((resolve) => server.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
}

async function take({ name, screen, path, open }) {
  const context = await browser.newContext({
    ...screen,
    baseURL: ORIGIN,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const [{ email, password }] = JSON.parse(await readFile(join(folder, 'sample-log-ins.json'), 'utf8'))
  await page.goto('/login')
  await page.getByLabel('아이디').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${ORIGIN}/`)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  if (open) await page.locator(open).first().click()
  await wait(SETTLES_MS)
  const file = `public/screenshots/${name}.webp`
  const { size, width, height } = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file)
  console.log(`  ${file}  ${width} × ${height}  ${(size / 1000).toFixed(0)} kB`)
  await context.close()
}

async function ready() {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    if (
      await fetch(`${ORIGIN}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await wait(100)
  }
  throw new Error('The server was not ready within a minute')
}
