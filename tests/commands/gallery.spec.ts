import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Frame } from '@playwright/test'
import { freePort } from '../../scripts/lib/process.mjs'
import { expect, test } from './harness/test.ts'

/** Where the built files are answered from: no program listens there. */
const BUILT = 'http://localhost'

/** Storybook's own frame around the stories warns about itself. */
test.use({ noise: [/\/sb-manager\//] })

test('npm run gallery serves every story, and draws the overview without a word on the console', async ({
  page,
  run,
}) => {
  const port = await freePort()
  const gallery = run('gallery', ['-p', String(port), '--ci', '--no-version-updates'])
  const [, url] = await gallery.says(/Local: +(http:\/\/[\w.]+:\d+)/)
  await page.goto(`${url}/?path=/story/${OVERVIEW.id}`)
  const stories = page.locator('#storybook-preview-iframe')
  await expect(stories.contentFrame().getByRole('heading', { name: OVERVIEW.heading })).toBeVisible()
  // in the gallery's own frame: Chromium warns when a page is left whose sockets are still opening
  const frame = await (await stories.elementHandle()).contentFrame()
  await expectOurFonts(frame!)
  const index = await fetch(`${url}/index.json`)
  await expectEveryStory((await index.json()) as Index)
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
  await page.goto(`${BUILT}/iframe.html?viewMode=story&id=${OVERVIEW.id}`)
  await drawAll(page.mainFrame(), JSON.parse(await readFile(join(gallery, 'index.json'), 'utf8')) as Index)
})

/** `index.json`, which Storybook keeps of all stories. */
interface Index {
  entries: Record<string, unknown>
}

const OVERVIEW = { id: 'overview--components', heading: '컴포넌트와 상태' }

/** `frame` shows the overview, or is about to. */
async function drawAll(frame: Frame, { entries }: Index): Promise<void> {
  const stories = await expectEveryStory({ entries })
  await expect(frame.getByRole('heading', { name: OVERVIEW.heading })).toBeVisible()
  await expectOurFonts(frame)
  for (const story of stories) {
    expect(await draw(frame, story), story).toBe('storyRendered')
    await expect(frame.locator('#storybook-root > *').first(), story).toBeAttached()
  }
}

async function expectEveryStory({ entries }: Index): Promise<string[]> {
  const files = (await readdir('src/ui', { recursive: true })).filter((file) => file.endsWith('.stories.tsx'))
  const stories = Object.keys(entries)
  expect(stories.length).toBeGreaterThan(files.length)
  return stories
}

interface Channel {
  on: (event: string, hear: () => void) => void
  emit: (event: string, payload: unknown) => void
}

/** Draws another story in the same frame. Resolves with how that ended, in Storybook's words. */
function draw(frame: Frame, storyId: string): Promise<string> {
  return frame.evaluate((storyId) => {
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
async function expectOurFonts(frame: Frame): Promise<void> {
  const family = () => document.documentElement.style.getPropertyValue('--font-late')
  await expect.poll(() => frame.evaluate(family)).toBe("'Pretendard Late'")
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.family)
  await expect
    .poll(() => frame.evaluate(loaded))
    .toEqual(
      expect.arrayContaining(
        ['Pretendard Variable', 'Pretendard Late'].map((name) => expect.stringContaining(name)),
      ),
    )
}
