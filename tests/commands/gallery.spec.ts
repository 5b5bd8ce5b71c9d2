import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/lib/process.mjs'
import { expect, test } from './harness/test.ts'

/** Where the built files are answered from: no program listens there. */
const BUILT = 'http://localhost'

/** Storybook's own frame around the stories warns about itself. */
test.use({ noise: [/\/sb-manager\//] })

test('npm run gallery serves every story, and each draws without a word on the console', async ({
  page,
  run,
}) => {
  const port = await freePort()
  const gallery = run('gallery', ['-p', String(port), '--ci', '--no-version-updates'])
  const [, url] = await gallery.says(/Local: +(http:\/\/[\w.]+:\d+)/)
  await page.goto(`${url}/?path=/story/overview--components`)
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('heading', OVERVIEW)).toBeVisible()
  const index = await fetch(`${url}/index.json`)
  await drawAll(page, url!, (await index.json()) as Index)
})

test('npm run gallery:build builds every story, and each draws without a word on the console', async ({
  page,
  run,
  folder,
}) => {
  const gallery = join(folder, 'gallery')
  const build = run('gallery:build', ['-o', gallery])
  expect(await build.ended, build.output).toBe(0)
  await page.route(`${BUILT}/**`, (route) =>
    route.fulfill({ path: join(gallery, new URL(route.request().url()).pathname) }),
  )
  await drawAll(page, BUILT, JSON.parse(await readFile(join(gallery, 'index.json'), 'utf8')) as Index)
})

/** `index.json`, which Storybook keeps of all stories. */
interface Index {
  entries: Record<string, unknown>
}

const OVERVIEW = { name: '컴포넌트와 상태' }

async function drawAll(page: Page, url: string, { entries }: Index): Promise<void> {
  const files = (await readdir('src/ui', { recursive: true })).filter((file) => file.endsWith('.stories.tsx'))
  const stories = Object.keys(entries)
  expect(stories.length).toBeGreaterThan(files.length)
  await page.goto(`${url}/iframe.html?viewMode=story&id=overview--components`)
  await expect(page.getByRole('heading', OVERVIEW)).toBeVisible()
  await expectOurFonts(page)
  for (const story of stories) {
    expect(await draw(page, story), story).toBe('storyRendered')
    await expect(page.locator('#storybook-root > *').first(), story).toBeAttached()
  }
}

interface Channel {
  on: (event: string, hear: () => void) => void
  emit: (event: string, payload: unknown) => void
}

/** Draws another story on the same page. Resolves with how that ended, in Storybook's words. */
function draw(page: Page, storyId: string): Promise<string> {
  return page.evaluate((storyId) => {
    const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
      .__STORYBOOK_ADDONS_CHANNEL__
    return new Promise<string>((resolve) => {
      for (const end of ['storyRendered', 'storyErrored', 'storyThrewException', 'storyMissing'])
        channel.on(end, () => resolve(end))
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    })
  }, storyId)
}

/** Letters of the log-in screen come with the page, all others with a sheet of their own. */
async function expectOurFonts(page: Page): Promise<void> {
  const family = () => document.documentElement.style.getPropertyValue('--font-late')
  await expect.poll(() => page.evaluate(family)).toBe("'Pretendard Late'")
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.family)
  await expect
    .poll(() => page.evaluate(loaded))
    .toEqual(
      expect.arrayContaining(
        ['Pretendard Variable', 'Pretendard Late'].map((name) => expect.stringContaining(name)),
      ),
    )
}
